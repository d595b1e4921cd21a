import { useEffect, useRef, useState } from 'react';
import { getRoles, queryAllByRole } from 'storybook/test';
import { Sample, useIsFloating } from './Sample.tsx';

interface Announced {
  readonly role: string;
  readonly name: string;
  readonly description: string;
}

/** What a screen reader announces of the shown story: role, name and description of each element, computed from it. */
export function ScreenReader() {
  const sample = useRef<HTMLDivElement>(null);
  const [announced, setAnnounced] = useState<readonly Announced[]>([]);
  useEffect(() => {
    if (sample.current) setAnnounced(listAnnounced(sample.current));
  }, []);
  if (useIsFloating()) return <p>What is announced depends on what opens it: see Keyboard.</p>;
  return (
    <>
      <div ref={sample} hidden={announced.length > 0}>
        <Sample />
      </div>
      <table>
        <thead>
          <tr>
            <th scope="col">Role</th>
            <th scope="col">Name</th>
            <th scope="col">Description</th>
          </tr>
        </thead>
        <tbody>
          {announced.map(({ role, name, description }, index) => (
            <tr key={index}>
              <td>{role}</td>
              <td>{name}</td>
              <td>{description}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

/** Roles that screen readers don't announce. */
const silent = new Set(['generic', 'presentation', 'none', 'paragraph']);

/** Returns the announced elements in the order of the document. */
function listAnnounced(container: HTMLElement): readonly Announced[] {
  const names = new Map<Element | null, string>();
  const descriptions = new Map<Element | null, string>();
  return Object.keys(getRoles(container))
    .filter((role) => !silent.has(role))
    .flatMap((role) =>
      queryAllByRole(container, role, {
        name: (name, element) => Boolean(names.set(element, name)),
        description: (description, element) => Boolean(descriptions.set(element, description)),
      }).map((element) => ({ role, element })),
    )
    .sort((one, other) =>
      one.element.compareDocumentPosition(other.element) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
    )
    .map(({ role, element }) => ({
      role,
      // Screen readers read the content of what has no name.
      name: names.get(element) || (element.childElementCount === 0 ? (element.textContent ?? '') : ''),
      description: descriptions.get(element) ?? '',
    }));
}
