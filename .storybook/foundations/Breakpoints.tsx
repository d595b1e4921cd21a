import { media } from '../../packages/ui/src/theme/media.ts';
import source from '../../packages/ui/src/theme/media.ts?raw';

/** What each media query is for, from its comment in the source. */
const uses = new Map([...source.matchAll(/\/\*\* (.+) \*\/\n {2}(\w+):/g)].map(([, use, name]) => [name, use]));

/** The media queries of the theme, and whether each applies now. */
export function Breakpoints() {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">Name</th>
          <th scope="col">Media query</th>
          <th scope="col">What it is</th>
          <th scope="col">Applies here</th>
        </tr>
      </thead>
      <tbody>
        {Object.entries(media).map(([name, query]) => (
          <tr key={name}>
            <td>
              <strong>{name}</strong>
            </td>
            <td>
              <code>{query}</code>
            </td>
            <td>{uses.get(name)}</td>
            <td>{window.matchMedia(query).matches ? 'yes' : 'no'}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
