import { getBehaviourTexts, type TextConfig } from './behaviourTexts.ts';
import type { DocumentViewProps } from './DocumentView.tsx';
import { fillTexts } from './fillTexts.ts';

/** Returns a function that fills a document's placeholders for the shop's configuration, and leaves out empty sections. */
export const documentFor =
  (document: DocumentViewProps) =>
  (config: TextConfig): DocumentViewProps => {
    const values = getBehaviourTexts(config);
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
