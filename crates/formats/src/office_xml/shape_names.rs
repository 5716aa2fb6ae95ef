//! What programs call a shape that nobody named.

/// Words that stand before a number, in the languages that programs speak.
#[rustfmt::skip]
const WORDS: &[&str] = &[
    "Rectangle", "TextBox", "Text Box", "Picture", "Title", "Subtitle", "Content Placeholder", "Placeholder", "Table", "Chart",
    "Diagram", "Group", "Shape", "Straight Connector", "Straight Arrow Connector", "Slide Number Placeholder",
    "Date Placeholder", "Footer Placeholder", "Header Placeholder", "Notes Placeholder", "Slide Image Placeholder",
    "Text Placeholder", "Title Placeholder", "Picture Placeholder", "Vertical Text Placeholder", "Vertical Title", "Oval", "Line",
    "Image", "Object", "Freeform", "AutoShape", "Canvas", "Graphic", "Ink", "Right Arrow", "Rounded Rectangle", "Comment",
    "Rounded Rectangular Callout", "Curved Connector", "Elbow Connector", "Isosceles Triangle", "Pie", "Left Arrow", "Down Arrow",
    "Up Arrow", "Table Placeholder", "Chart Placeholder",
    "Rechteck", "Textfeld", "Grafik", "Bild", "Titel", "Untertitel", "Inhaltsplatzhalter", "Textplatzhalter", "Bildplatzhalter",
    "Titelplatzhalter", "Tabelle", "Diagramm", "Gruppieren", "Gerader Verbinder", "Foliennummernplatzhalter", "Datumsplatzhalter",
    "Fußzeilenplatzhalter", "Kopfzeilenplatzhalter", "Notizenplatzhalter", "Folienbildplatzhalter", "Vertikaler Textplatzhalter",
    "Vertikaler Titel", "Ellipse",
    "ZoneTexte", "Zone de texte", "Titre", "Sous-titre", "Titre vertical", "Tableau", "Graphique", "Groupe", "Connecteur droit",
    "Espace réservé du contenu", "Espace réservé du texte", "Espace réservé du titre", "Espace réservé de la date",
    "Espace réservé du pied de page", "Espace réservé du numéro de diapositive", "Espace réservé du texte vertical",
    "Espace réservé pour une image", "Espace réservé des notes", "Espace réservé de l'image des diapositives",
    "Rectángulo", "CuadroTexto", "Cuadro de texto", "Imagen", "Título", "Subtítulo", "Tabla", "Gráfico", "Grupo",
    "Marcador de contenido", "Marcador de texto", "Marcador de título", "Marcador de fecha", "Marcador de pie de página",
    "Marcador de número de diapositiva",
    "Rettangolo", "CasellaDiTesto", "Casella di testo", "Immagine", "Titolo", "Sottotitolo", "Tabella", "Grafico", "Gruppo",
    "Segnaposto contenuto", "Segnaposto testo", "Segnaposto titolo", "Segnaposto data", "Segnaposto piè di pagina",
    "Segnaposto numero diapositiva",
    "Retângulo", "CaixaDeTexto", "Caixa de texto", "Imagem", "Tabela", "Espaço Reservado para Conteúdo",
    "Espaço Reservado para Texto", "Espaço Reservado para Título", "Espaço Reservado para Data", "Espaço Reservado para Rodapé",
    "Espaço Reservado para Número de Slide",
    "Rechthoek", "Tekstvak", "Afbeelding", "Ondertitel", "Tabel", "Grafiek", "Groep", "Tijdelijke aanduiding voor inhoud",
    "Tijdelijke aanduiding voor tekst", "Tijdelijke aanduiding voor datum", "Tijdelijke aanduiding voor voettekst",
    "Tijdelijke aanduiding voor dianummer",
    "Prostokąt", "Pole tekstowe", "pole tekstowe", "Obraz", "Tytuł", "Podtytuł", "Wykres", "Grupa", "Kanwa",
    "Symbol zastępczy zawartości", "Symbol zastępczy tekstu", "Symbol zastępczy daty", "Symbol zastępczy stopki",
    "Symbol zastępczy numeru slajdu",
    "Прямоугольник", "Надпись", "Рисунок", "Заголовок", "Подзаголовок", "Таблица", "Диаграмма", "Группа", "Объект", "Текст",
    "Дата", "Нижний колонтитул", "Номер слайда", "Полилиния",
    "矩形", "文本框", "图片", "标题", "副标题", "表格", "图表", "组合", "对象", "内容占位符", "文本占位符", "标题占位符", "图片占位符",
    "日期占位符", "页脚占位符", "灯片编号占位符", "竖排文字占位符", "竖排标题",
    "正方形/長方形", "テキスト ボックス", "図", "タイトル", "サブタイトル", "表", "グラフ", "グループ化", "コンテンツ プレースホルダー",
    "テキスト プレースホルダー", "日付プレースホルダー", "フッター プレースホルダー", "スライド番号プレースホルダー",
    "직사각형", "그림", "제목", "부제목", "표", "차트", "그룹", "내용 개체 틀", "텍스트 개체 틀", "날짜 개체 틀", "바닥글 개체 틀",
    "슬라이드 번호 개체 틀",
];

/// A longer number may be someone's.
const MOST_DIGITS: usize = 6;

/// "Rectangle 3", "TextBox 12", "Рисунок 1": a word or three that a program writes, and a number.
pub(super) fn is_generated_shape(name: &str) -> bool {
    let word = name.trim_end_matches(|last: char| last.is_ascii_digit()).trim_end();
    let number = name.len() - name.trim_end_matches(|last: char| last.is_ascii_digit()).len();
    number <= MOST_DIGITS && (word.is_empty() || WORDS.contains(&word))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_shape_that_nobody_named_is_told_from_one_with_a_name() {
        for name in
            ["Rectangle 3", "Title", "7", "Рисунок 12", "Espace réservé de la date 4", "图片 2", "Kanwa 6"]
        {
            assert!(is_generated_shape(name), "{name}");
        }
        for name in ["Ann 3", "Rectangle Ann", "Рисунок Анны", "3 Ann", "5035550142", "Picture 5035550142"]
        {
            assert!(!is_generated_shape(name), "{name}");
        }
    }
}
