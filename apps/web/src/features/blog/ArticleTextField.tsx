import { lazy } from 'react';
import { LazyPart } from '../../platform/LazyPart.tsx';

const ArticleTextEditor = lazy(() => import('./ArticleTextEditor.tsx'));

export interface ArticleTextFieldProps {
  readonly label: string;
  readonly name: string;
  /** HTML; empty: no text. */
  readonly value: string;
  readonly onChange: (html: string) => void;
}

/** A field for the text of an article, which looks as readers see it. Its editor is loaded with the first such field. */
export const ArticleTextField = (props: ArticleTextFieldProps) => (
  <LazyPart>
    <ArticleTextEditor {...props} />
  </LazyPart>
);
