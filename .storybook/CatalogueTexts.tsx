import type { CatalogueText } from './catalogueTexts.ts';
import { getDocsId } from './docsId.ts';

declare global {
  /** Defined by the build (`main.ts`). */
  const CATALOGUE_TEXTS: readonly CatalogueText[];
}

/** The error catalogue as a table: each text with the stories that show it. */
export function CatalogueTexts() {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">Text</th>
          <th scope="col">Key</th>
          <th scope="col">Shown in</th>
        </tr>
      </thead>
      <tbody>
        {CATALOGUE_TEXTS.map(({ key, text, shownBy }) => (
          <tr key={key}>
            <td>{text}</td>
            <td>
              <code>{key}</code>
            </td>
            <td>
              {shownBy.length === 0 && 'no page'}
              {shownBy.map((title, index) => (
                <span key={title}>
                  {index > 0 && ', '}
                  <a href={`./?path=/docs/${getDocsId(title)}`} target="_top">
                    {title}
                  </a>
                </span>
              ))}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
