"""Artificium in words: questions, options, events, points and what is printed on a card."""

from tilewright.presentation.artificium.sentences import ArtificiumPresentation

PRESENTATION = ArtificiumPresentation
