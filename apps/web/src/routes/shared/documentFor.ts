import type { Quirks } from '@aitours/domain/quirks';
import { behaviourTexts } from './behaviourTexts.ts';
import type { DocumentViewProps } from './DocumentView.tsx';
import { fillTexts } from './fillTexts.ts';

/** Returns a function that fills a document's placeholders for the shop's behaviour, and leaves out empty sections. */
export const documentFor =
  (document: DocumentViewProps) =>
  (quirks: Quirks): DocumentViewProps => {
    const values = behaviourTexts(quirks);
    const sections = document.sections.map(({ paragraphs, points, ...section }) => ({
      ...section,
      paragraphs: fillTexts(paragraphs, values),
      points: fillTexts(points, values),
    }));
    return {
      ...document,
      sections: sections.filter(({ paragraphs, points }) => paragraphs.length + points.length > 0),
    };
  };
