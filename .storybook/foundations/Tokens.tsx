import type { CSSProperties } from 'react';
import { getPreferredColorScheme } from 'storybook/theming';
import { contrastPairs, flattenTokens, measurePair } from '../../packages/ui/src/testing/tokens.ts';
import { colours, tokenUses, vars } from '../../packages/ui/src/theme/contract.css.ts';
import { dark, light } from '../../packages/ui/src/theme/palettes.ts';
import { CopyButton } from '../blocks/CopyButton.tsx';

type Group = keyof typeof vars;

const toRecord = (tree: object): Readonly<Record<string, string>> => Object.fromEntries(flattenTokens(tree));
const references = toRecord(vars);
const uses = toRecord(tokenUses);
const lightValues = toRecord(light);
const darkValues = toRecord(dark);

/** How a token of a group is shown; `reference` is `var(--ai-…)`. */
const samples: Partial<Record<Group, (reference: string) => CSSProperties>> = {
  space: (inlineSize) => ({ inlineSize, blockSize: '1rem', background: vars.action.base }),
  size: (side) => ({ inlineSize: side, blockSize: side, background: vars.action.base }),
  width: (inlineSize) => ({ inlineSize, maxInlineSize: '100%', blockSize: '1rem', background: vars.action.base }),
  radius: (borderRadius) => ({ ...square, borderRadius, border: `1px solid ${vars.line.control}` }),
  shadow: (boxShadow) => ({ ...square, boxShadow, background: vars.paper.raised, borderRadius: vars.radius.medium }),
  text: (font) => ({ font }),
  tracking: (letterSpacing) => ({ font: vars.text.titleMedium, letterSpacing }),
  font: (fontFamily) => ({ fontFamily }),
};
const square = { inlineSize: '4rem', blockSize: '4rem' };
const written: readonly Group[] = ['text', 'tracking', 'font'];

/** The tokens of groups of the theme's contract: a sample, the CSS variable, the value and the use of each. */
export function Tokens({ of }: { of: readonly Group[] }) {
  const scheme = getPreferredColorScheme();
  return of.map((group) => (
    <div key={group} data-theme={scheme} style={{ color: vars.ink.base, overflowX: 'auto' }}>
      {group in colours && group !== 'shadow' ? <Colours group={group} /> : <Scale group={group} />}
    </div>
  ));
}

function listTokens(group: Group): string[] {
  return Object.keys(references).filter((path) => path === group || path.startsWith(`${group}.`));
}

function Scale({ group }: { group: Group }) {
  const sample = samples[group];
  return (
    <table style={{ inlineSize: '100%' }}>
      <thead>
        <tr>
          {sample && <th scope="col">Sample</th>}
          <th scope="col">Token</th>
          <th scope="col">Value</th>
          <th scope="col">Use it for</th>
        </tr>
      </thead>
      <tbody>
        {listTokens(group).map((path) => (
          <tr key={path}>
            {sample && (
              <td style={{ inlineSize: '40%' }}>
                <div style={sample(references[path] ?? '')}>{written.includes(group) && 'Dubai, AED 1,095'}</div>
              </td>
            )}
            <Name path={path} />
            <td>
              <code>{readValue(path)}</code>
            </td>
            <td>{uses[path]}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Name({ path }: { path: string }) {
  const reference = references[path] ?? '';
  return (
    <td>
      <strong>{path}</strong>
      <br />
      <CopyButton text={reference}>{reference.slice('var('.length, -1)}</CopyButton>
    </td>
  );
}

/** Returns the value of a token as the browser computes it, without the family of a font. */
function readValue(path: string): string {
  const variable = (references[path] ?? '').slice('var('.length, -1);
  const value = getComputedStyle(document.documentElement).getPropertyValue(variable);
  return path.startsWith('text.') ? value.replace(/ ["'].*/, '') : value;
}

function Colours({ group }: { group: Group }) {
  return (
    <table style={{ inlineSize: '100%' }}>
      <thead>
        <tr>
          <th scope="col">Token</th>
          <th scope="col">Light</th>
          <th scope="col">Dark</th>
          <th scope="col">Contrast, light · dark</th>
          <th scope="col">Use it for</th>
        </tr>
      </thead>
      <tbody>
        {listTokens(group).map((path) => (
          <tr key={path}>
            <Name path={path} />
            <Swatch value={lightValues[path] ?? ''} />
            <Swatch value={darkValues[path] ?? ''} />
            <td>
              <Contrasts path={path} />
            </td>
            <td>{uses[path]}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Swatch({ value }: { value: string }) {
  return (
    <td>
      <div style={{ ...square, background: value, border: '1px solid #8888', borderRadius: vars.radius.medium }} />
      <code>{value}</code>
    </td>
  );
}

/** The contrast of a colour with each surface that it is used on, in both themes. */
function Contrasts({ path }: { path: string }) {
  return contrastPairs
    .filter(({ colour }) => colour === path)
    .map((pair) => (
      <div key={pair.surface} style={{ whiteSpace: 'nowrap' }}>
        {[light, dark].map((theme) => measurePair(pair, theme).toFixed(1)).join(' · ')} on {pair.surface} (at least{' '}
        {pair.min})
      </div>
    ));
}
