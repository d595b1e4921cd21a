import { ChosenPicture } from '../../pictures/ChosenPicture.tsx';
import type { Part } from './part.ts';
import type { Typed } from './typedField.tsx';

type Picture<N extends string> = Readonly<Record<N, string | null>>;

/** A picture that the shop shows without a text. */
export function picture<N extends string>(name: N, title: string): Part<Picture<N>, Picture<N>> {
  return {
    createEmpty: () => ({ [name]: null }) as Picture<N>,
    toDraft: (wire) => ({ [name]: wire[name] ?? null }) as Picture<N>,
    toWire: (draft) => ({ [name]: draft[name] }) as Picture<N>,
    check: () => ({ [name]: undefined }),
    listNames: () => [name],
    Fields: ({ draft, change }) => (
      <ChosenPicture
        title={title}
        name={name}
        image={draft[name]}
        onChange={({ image }) => image !== undefined && change({ [name]: image } as Picture<N>)}
      />
    ),
  };
}

type Described<N extends string, A extends string> = Picture<N> & Typed<A>;

/** A picture and what it shows, which is sent only with a picture. */
export function describedPicture<N extends string, A extends string>(
  name: N,
  altName: A,
  title: string,
): Part<Described<N, A>, Described<N, A>> {
  type Draft = Described<N, A>;
  const toDraft = (image: string | null, alt: string) => ({ [name]: image, [altName]: alt }) as Draft;
  return {
    createEmpty: () => toDraft(null, ''),
    toDraft: (wire) => toDraft(wire[name] ?? null, wire[altName] ?? ''),
    toWire: (draft) => toDraft(draft[name], draft[name] === null ? '' : draft[altName].trim()),
    check: () => ({ [name]: undefined, [altName]: undefined }),
    listNames: () => [name, altName],
    Fields: ({ draft, change }) => (
      <ChosenPicture
        title={title}
        name={name}
        altName={altName}
        image={draft[name]}
        alt={draft[altName]}
        onChange={({ image, alt }) =>
          change({
            ...(image !== undefined && { [name]: image }),
            ...(alt !== undefined && { [altName]: alt }),
          } as Draft)
        }
      />
    ),
  };
}
