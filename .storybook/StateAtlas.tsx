import { StoryFrame } from './StoryFrame.tsx';
import { type IndexedStory, useStoryIndex } from './useStoryIndex.ts';

/** Kinds of states by the names of their stories; the first that matches. */
const kinds: readonly (readonly [string, RegExp])[] = [
  ['Loading', /Loading|Pending|Measuring|Sending|Saving|Submitting|Generating|Replying|Unknown$/],
  ['Empty', /Empty|Nothing|^No |None|No Match/],
  ['Problem', /Fail|Reject|Refus|Offline|No Reply|Not Found|Missing|Wrong|Invalid|Expired|Unreadable|Sold Out|Changed/],
  ['Guest', /Guest|Signed Out|Session Over/],
  ['Phone', /Phone/],
  ['Other', /./],
];

const openStory = (id: string, globals = '') => `./?path=/story/${id}${globals && `&globals=${globals}`}`;

/** Every page and every part of the shell by kind of state. Pictures load when a page is unfolded. */
export function StateAtlas() {
  const states = useStoryIndex().filter(
    ({ title, tags }) => /^(Routes|Shell)\//.test(title) && !tags.includes('test-only'),
  );
  return (
    <>
      {[...Map.groupBy(states, ({ title }) => title)].map(([title, stories]) => (
        <Page key={title} title={title} stories={stories} />
      ))}
    </>
  );
}

function Page({ title, stories }: { title: string; stories: readonly IndexedStory[] }) {
  const byKind = Map.groupBy(stories, ({ name }) => kinds.find(([, pattern]) => pattern.test(name))?.[0] ?? 'Other');
  const [first] = stories;
  return (
    <section>
      <h2>{title.replace('/', ': ')}</h2>
      <ul>
        {kinds.map(([kind]) => {
          const found = byKind.get(kind);
          return found && <Links key={kind} kind={kind} links={found.map(({ id, name }) => [name, openStory(id)])} />;
        })}
        {first && (
          <Links
            kind="Appearance"
            links={[
              ['Dark', openStory(first.id, 'theme:dark')],
              ['Right to left', openStory(first.id, 'direction:rtl')],
            ]}
          />
        )}
      </ul>
      <details>
        <summary>Pictures</summary>
        <div style={{ display: 'grid', gap: 16, gridTemplateColumns: 'repeat(auto-fill, minmax(280px, 1fr))' }}>
          {stories.map(({ id, name }) => (
            <figure key={id} style={{ margin: 0 }}>
              <StoryFrame
                id={id}
                title={`${title}: ${name}`}
                isPage
                viewport={/Phone/.test(name) ? 'phone' : undefined}
              />
              <figcaption>
                <a href={openStory(id)} target="_top">
                  {name}
                </a>
              </figcaption>
            </figure>
          ))}
        </div>
      </details>
    </section>
  );
}

const Links = ({ kind, links }: { kind: string; links: readonly (readonly [string, string])[] }) => (
  <li>
    {kind}:{' '}
    {links.map(([name, href], index) => (
      <span key={href}>
        {index > 0 && ', '}
        <a href={href} target="_top">
          {name}
        </a>
      </span>
    ))}
  </li>
);
