import type { CatalogueText } from './catalogueTexts.ts';
import { docsId } from './docsId.ts';

declare global {
  /** Put here by the build (`main.ts`). */
  const CATALOGUE_TEXTS: readonly CatalogueText[];
}

/** The error catalogue as a table, each text with the stories that show it. */
export function CatalogueTexts() {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">Text</th>
          <th scope="col">Name in the catalogue</th>
          <th scope="col">Shown under</th>
        </tr>
      </thead>
      <tbody>
        {CATALOGUE_TEXTS.map(({ key, words, shownBy }) => (
          <tr key={key}>
            <td>{words}</td>
            <td>
              <code>{key}</code>
            </td>
            <td>
              {shownBy.length === 0 && 'no page'}
              {shownBy.map((title, place) => (
                <span key={title}>
                  {place > 0 && ', '}
                  <a href={`./?path=/docs/${docsId(title)}`} target="_top">
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
