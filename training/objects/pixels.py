"""Resizing, warping and blurring of pictures (arrays of uint8) with Pillow alone: the machine that trains has no OpenCV."""

import numpy as np
from PIL import Image, ImageFilter


def read(path):
    return np.array(Image.open(path).convert("RGB"))


def resize(array, size):
    """To (width, height); shrinking averages."""
    width, height = max(1, int(size[0])), max(1, int(size[1]))
    if (array.shape[1], array.shape[0]) == (width, height):
        return array
    image = Image.fromarray(array)
    smaller = width * height < array.shape[0] * array.shape[1]
    return np.array(image.resize((width, height), Image.BOX if smaller and width * 4 < array.shape[1] else Image.BILINEAR))


def warp(array, matrix, size):
    """What a 2 x 3 or 3 x 3 matrix (from the array's pixels to the result's) makes of an array; zero outside."""
    full = np.eye(3)
    full[: len(matrix)] = matrix
    back = np.linalg.inv(full)
    back /= back[2, 2]
    image = Image.fromarray(array)
    size = (int(size[0]), int(size[1]))
    if abs(back[2, 0]) + abs(back[2, 1]) < 1e-12:
        return np.array(image.transform(size, Image.AFFINE, back.ravel()[:6], Image.BILINEAR))
    return np.array(image.transform(size, Image.PERSPECTIVE, back.ravel()[:8], Image.BILINEAR))


def perspective(source, target):
    """The matrix that takes four points to four others."""
    rows, values = [], []
    for (x, y), (u, v) in zip(source, target):
        rows += [[x, y, 1, 0, 0, 0, -u * x, -u * y], [0, 0, 0, x, y, 1, -v * x, -v * y]]
        values += [u, v]
    return np.append(np.linalg.solve(np.array(rows, float), np.array(values, float)), 1).reshape(3, 3)


def rotation(width, height, degrees):
    """About the middle, as a 2 x 3 matrix; positive turns counter-clockwise."""
    c, s = np.cos(np.radians(degrees)), np.sin(np.radians(degrees))
    x, y = width / 2, height / 2
    return np.array([[c, s, x - c * x - s * y], [-s, c, y + s * x - c * y]])


def blur(array, radius):
    return np.array(Image.fromarray(array).filter(ImageFilter.GaussianBlur(radius)))
