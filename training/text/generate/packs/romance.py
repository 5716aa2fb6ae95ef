"""What the French, Portuguese, Italian and Romanian packs share: document frames whose words come from each pack's own rules."""


def split(text):
    """The entries of a list written as one text with semicolons."""
    return [part.strip() for part in text.replace("\n", " ").split(";") if part.strip()]


def fields(table):
    """Rule entries of a form: each row is (field names with semicolons, what stands behind them)."""
    return ["[" + "|".join(split(names)) + "]<sep>" + value for names, value in table]


FRAMES = {
    "form": [
        "<formtitle>\n\n<field>\n<field>\n<field>\n<field>\n<field>[\n<field>|]", "<field>\n<field>\n<field>", "<field>\n<field>", "<field>; <field>; <field>", "<field>, <field>, <field>", "- <field>\n- <field>\n- <field>\n- <field>",
        "<formtitle>\n<field>    <field>\n<field>    <field>\n<field>", "<field>\n<field>\n<field>\n<field>\n<field>\n<field>\n<field>\n<field>", "<formtitle>\n1. <field>\n2. <field>\n3. <field>\n4. <field>\n5. <blank>", "<field>\n<blank>\n<field>\n<blank>\n<field>", "<field> \\| <field> \\| <field>",
    ],
    "email": [
        "<hello>\n\n<mailbody>\n\n<bye>\n<sign>", "<hello>\n\n<mailbody> <mailbody>\n\n<bye>\n\n<sign>", "<hello>\n\n<mailbody>\n\n<mailbody>\n\n<bye>\n<sign>", "<h_from>: {NAME:1} \\<{EMAIL_ADDRESS:1}\\>\n<h_to>: {NAME:2} \\<{EMAIL_ADDRESS:2}\\>\n[Cc: {EMAIL_ADDRESS}\n|]<h_date>: {DATE}[ {TIME}|]\n<h_subject>: <subject>\n\n<hello>\n\n<mailbody>\n\n<bye>\n<sign>",
        "<hello>\n<mailbody>\n<bye>\n<sign>\n\n<wrote>\n\\> <mailbody>\n\\> {NAME_GIVEN:2}", "<h_subject>: <subject>\n\n<mailbody>\n\n<sign>", "<hello> <mailbody> <bye> <sign>",
    ],
    "chat": [
        "{NAME_GIVEN:1}: <chatline>\n{NAME_GIVEN:2}: <chatline>\n{NAME_GIVEN:1}: <chatline>\n{NAME_GIVEN:2}: <chatline>", "\\[{TIME}\\] {NAME_GIVEN:1}: <chatline>\n\\[{TIME}\\] {NAME:2}: <chatline>\n\\[{TIME}\\] {NAME_GIVEN:1}: <chatline>", "{USERNAME:1}: <chatline>\n{USERNAME:2}: <chatline>\n{USERNAME:1}: <chatline>", "{DATE}, {TIME} - {NAME:1}: <chatline>\n{DATE}, {TIME} - {NAME:2}: <chatline>",
        "<chatline>\n<chatline>\n<chatline>", "<support>", "<support>\n<chatline>",
    ],
    "sep": [": ", ": ", ": ", ":\n", " - ", ":\t", " : "],
    "logs": ["{DATE} {TIME} INFO login user={USERNAME} ip={IP_ADDRESS}", "{TIME} ERROR mailto {EMAIL_ADDRESS} ({~code})", "{IP_ADDRESS} - {USERNAME} \\[{DATE}\\] \"GET {URL}\" 200 {~number}", "WARN {FILENAME} lock {USERNAME}; mac={NUMERICAL_PII}\nINFO v{~version}", "user: {USERNAME:1}; name: {NAME:1}; session {NUMERICAL_PII}; ip {IP_ADDRESS}"],
    "cells": ["{NAME}", "{NAME_GIVEN}", "{NAME_FAMILY}", "{LOCATION_CITY}", "{ORGANIZATION}", "{LOCATION_ADDRESS}", "{OCCUPATION}", "<field>", "<field>", "<field>", "{LOCATION}", "{LOCATION_COUNTRY}", "{NAME}, {OCCUPATION}", "{ORGANIZATION_MEDICAL_FACILITY}", "{NAME_MEDICAL_PROFESSIONAL}", "{NAME} - {ORGANIZATION}", "{LOCATION_CITY}, {DATE}", "{LOCATION_CITY} ({LOCATION_COUNTRY})", "{CONDITION}", "{NAME} / {ORGANIZATION}", "{NAME} ({LOCATION_CITY})", "{DATE_INTERVAL} {ORGANIZATION}"],
    "table": [
        "<t_person>\n{NAME_GIVEN:1};{NAME_FAMILY:1};{SSN};{PHONE_NUMBER};{LOCATION_CITY}\n{NAME_GIVEN:2};{NAME_FAMILY:2};{SSN};{PHONE_NUMBER};{LOCATION_CITY}\n{NAME_GIVEN:3};{NAME_FAMILY:3};{SSN};{PHONE_NUMBER};{LOCATION_CITY}", "\\| <t_job> \\|\n\\|---\\|---\\|---\\|\n\\| {NAME} \\| {OCCUPATION} \\| {MONEY} \\|\n\\| {NAME} \\| {OCCUPATION} \\| {MONEY} \\|",
        "{NAME}\t{DOB}\t{LOCATION_CITY}\n{NAME}\t{DOB}\t{LOCATION_CITY}\n{NAME}\t{DOB}\t{LOCATION_CITY}", "id,name,email,country\n{~quantity},{NAME:1},{EMAIL_ADDRESS:1},{LOCATION_COUNTRY}\n{~quantity},{NAME:2},{EMAIL_ADDRESS:2},{LOCATION_COUNTRY}", "1. {NAME} ({LOCATION_COUNTRY})\n2. {NAME} ({LOCATION_COUNTRY})\n3. {NAME} ({ORGANIZATION})", "{NAME} \\| {CONDITION} \\| {DRUG} {DOSE}\n{NAME} \\| {CONDITION} \\| {MEDICAL_PROCESS}", "{NAME}, {NAME}, {NAME}, {NAME}", "{NAME_FAMILY}, {NAME_FAMILY}, {NAME_FAMILY}, {NAME_FAMILY}",
        "<club> – <club> 2-1\n<club> – <club> 0-0\n<club> – <club> 1-3", "{LOCATION_CITY}: {PHONE_NUMBER}\n{LOCATION_CITY}: {PHONE_NUMBER}\n{LOCATION_CITY}: {PHONE_NUMBER}", "{ORGANIZATION};{ORGANIZATION_ID};{LOCATION_ADDRESS};{URL}\n{ORGANIZATION};{ORGANIZATION_ID};{LOCATION_ADDRESS};{URL}",
    ],
    "news": ["<dateline><politics> <politics> <politics>", "<dateline><politics> <politics>\n\n<politics> <politics>", "<dateline><sport> <sport> <sport>", "<sport> <sport>", "<dateline><business> <business> <business>", "<business> <business>", "<dateline><culture> <culture>", "<culture> <culture> <culture>", "<local> <local>", "<dateline><local> <local> <politics>", "<politics>", "<sport>", "<business> <politics>"],
    "mixed": ["<sentences> <sentences>", "<sentences>\n<sentences>", "<sentences> <sentences> <sentences>", "<life> <sentences>", "<sentences> <negatives>"],
}

PROSE_DOCS = {"news": 9, "bio": 5, "social": 2, "diary": 3, "interview": 2, "legal": 1, "sentences": 8, "mixed": 5, "negatives": 6}
DOCS = {
    "form": 6, "email": 5, "chat": 4, "spoken_call": 3, "clinical": 6, "discharge": 3, "referral": 2, "ruling": 5, "police": 4, "contract": 4, "invoice": 3, "resume": 3, "hr": 2, "ticket": 2,
    "logs": 2, "table": 3, "cells": 4, "insurance": 2, "bank": 3, "school": 2, "travel": 2, "admin": 4, **PROSE_DOCS,
}
