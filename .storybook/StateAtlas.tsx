import { StoryFrame } from './StoryFrame.tsx';
import { type IndexedStory, useStoryIndex } from './useStoryIndex.ts';

/** The names of the pictures in `.storybook/pictures`; `main.ts` sets them. */
declare const PICTURES: readonly string[];

const recorded = new Set(PICTURES);
const thumbnail = { width: '100%', aspectRatio: '64 / 45', objectFit: 'cover', objectPosition: 'top' } as const;

/** Kinds of states by the names of their stories; the first that matches. */
const kinds: readonly (readonly [string, RegExp])[] = [
  ['Loading', /Loading|Pending|Measuring|Sending|Saving|Submitting|Generating|Replying|Unknown$/],
  ['Empty', /Empty|Nothing$|Nothing Found|Nothing Open|None$|No (?:Match|Times|Comments|Categories)/],
  [
    'Problem',
    /Fail|Reject|Refus|Forbidden|Offline|^No |Not |Nothing|Missing|Wrong|Invalid|Expired|Unreadable|Sold Out|Changed|Broken/,
  ],
  ['Guest', /Guest|Signed Out|Session Over/],
  ['Phone', /Phone/],
  ['Other', /./],
];

/** What the toolbar can set for each page. */
const appearances: readonly (readonly [string, string])[] = [
  ['Dark', 'theme:dark'],
  ['Right to left', 'direction:rtl'],
];

const openStory = (id: string, globals = '') => `./?path=/story/${id}${globals && `&globals=${globals}`}`;

/** Every page and every part of the shell by kind of state, with pictures that open the story. */
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
  const first = stories[0]?.id ?? '';
  const pictures = [
    ...stories.map(({ id, name }) => ({ id, name, globals: '' })),
    ...appearances.map(([name, globals]) => ({ id: first, name, globals })),
  ];
  return (
    <section>
      <h2>{title.replace('/', ': ')}</h2>
      <ul>
        {kinds.map(([kind]) => {
          const found = byKind.get(kind);
          return found && <Links key={kind} kind={kind} links={found.map(({ id, name }) => [name, openStory(id)])} />;
        })}
        <Links kind="Appearance" links={appearances.map(([name, globals]) => [name, openStory(first, globals)])} />
      </ul>
      <details>
        <summary>Pictures</summary>
        <div style={{ display: 'grid', gap: 16, gridTemplateColumns: 'repeat(auto-fill, minmax(280px, 1fr))' }}>
          {pictures.map(({ id, name, globals }) => (
            <figure key={name} className="thumbnail">
              <Thumbnail id={id} title={`${title}: ${name}`} name={name} globals={globals} />
              <figcaption>
                <a href={openStory(id, globals)} target="_top">
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

/** The picture that the visual tests recorded, which loads at once; a story without one is shown as it is. */
function Thumbnail({ id, title, name, globals }: { id: string; title: string; name: string; globals: string }) {
  const isPhone = /Phone/.test(name);
  const picture = `${id}.${isPhone ? 'phone' : 'desktop'}.webp`;
  if (globals === '' && recorded.has(picture))
    return <img src={`pictures/${picture}`} alt="" loading="lazy" style={thumbnail} />;
  return <StoryFrame id={id} title={title} isPage viewport={isPhone ? 'phone' : undefined} globals={globals} />;
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
