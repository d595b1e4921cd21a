import { type ReactNode, useState } from 'react';
import type { Evidence } from './requirements.ts';
import { useStoryIndex } from './useStoryIndex.ts';

declare global {
  /** Defined by the build (`main.ts`). */
  const REQUIREMENTS: readonly Evidence[];
}

const areas = [...new Set(REQUIREMENTS.map(({ id }) => id.replace(/-\d+$/, '')))];
const all = 'All areas';

/** The requirements as a table that can be filtered: each with its stories, tests and code. */
export function Requirements() {
  const linked = new URLSearchParams(location.search).get('row') ?? '';
  const [area, setArea] = useState(linked ? all : (areas[0] ?? all));
  const [text, setText] = useState(linked);
  const stories = useStoryIndex();
  const words = text.toLowerCase().split(' ').filter(Boolean);
  const shown = REQUIREMENTS.filter(
    (row) =>
      (area === all || row.id.startsWith(`${area}-`)) &&
      words.every((word) => `${row.id} ${row.text}`.toLowerCase().includes(word)),
  );
  return (
    <>
      <p>
        <label>
          Area{' '}
          <select value={area} onChange={({ target }) => setArea(target.value)}>
            {[all, ...areas].map((name) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        </label>{' '}
        <label>
          Text or ID <input type="search" value={text} onChange={({ target }) => setText(target.value)} />
        </label>{' '}
        <output>
          {shown.length} of {REQUIREMENTS.length}
        </output>
      </p>
      <table>
        <thead>
          <tr>
            <th scope="col">ID</th>
            <th scope="col">Requirement</th>
            <th scope="col">Stories</th>
            <th scope="col">Tests and code</th>
          </tr>
        </thead>
        <tbody>
          {shown.map(({ id, text: requirement, tests, code }) => (
            <tr key={id}>
              <th scope="row">{id}</th>
              <td>{requirement}</td>
              <List>
                {stories
                  .filter(({ rows }) => rows.includes(id))
                  .map((story) => (
                    <a key={story.id} href={`./?path=/story/${story.id}`} target="_top">
                      {story.title}: {story.name}
                    </a>
                  ))}
              </List>
              <List>
                {[...tests, ...code].map((file) => (
                  <code key={file}>{file}</code>
                ))}
              </List>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

const List = ({ children }: { children: ReactNode[] }) => (
  <td>{children.length === 0 ? 'none' : children.map((child, index) => <div key={index}>{child}</div>)}</td>
);
