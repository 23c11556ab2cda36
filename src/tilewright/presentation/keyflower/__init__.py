"""Keyflower in words: questions, options, events, points and what is printed on a tile."""

from tilewright.presentation.keyflower.sentences import KeyflowerPresentation

PRESENTATION = KeyflowerPresentation
