import icons from 'virtual:icons';
import { useState } from 'react';
import { SearchField } from '../../packages/ui/src/components/SearchField/SearchField.tsx';
import { vars } from '../../packages/ui/src/theme/contract.css.ts';
import { CopyButton } from '../blocks/CopyButton.tsx';

/** The icons that the shop uses; a click copies a name. */
export function Icons() {
  const [query, setQuery] = useState('');
  const found = Object.entries(icons).filter(([name]) => name.toLowerCase().includes(query.trim().toLowerCase()));
  return (
    <div style={{ display: 'grid', gap: vars.space.medium }}>
      <SearchField label="Find an icon" value={query} onChange={setQuery} />
      <p role="status">{found.length === 1 ? '1 icon' : `${found.length} icons`}</p>
      <ul style={{ ...grid, padding: 0 }}>
        {found.map(([name, Icon]) => (
          <li key={name} style={{ display: 'grid', justifyItems: 'center', gap: vars.space.xsmall }}>
            <Icon aria-hidden />
            <CopyButton text={name}>{name}</CopyButton>
          </li>
        ))}
      </ul>
    </div>
  );
}

const grid = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(9rem, 1fr))',
  gap: vars.space.medium,
} as const;
