import { Button, IconButton, Inline, LinkButton } from '@aitours/ui';
import { X } from 'lucide-react';
import { useState } from 'react';
import { useNotify } from '../../features/notifications/NotificationsProvider.tsx';
import { staffPaths } from '../../platform/staffPaths.ts';
import { useOwner } from '../../platform/useOwner.ts';
import { useToday } from '../../platform/useToday.ts';
import { listPath } from '../shared/list/listQuery.ts';
import type { List } from '../shared/useList.ts';
import { SaveFilters } from './SaveFilters.tsx';
import { savedFilterMessages as messages } from './savedFilterMessages.ts';
import {
  maxSavedFilters,
  nameFilters,
  readSavedFilters,
  type SavedFilter,
  toListQuery,
  writeSavedFilters,
} from './savedFilters.ts';

/** Holds the user's saved filters; says whether the browser could store a change of them. */
function useSavedFilters() {
  const owner = useOwner();
  const notify = useNotify();
  const [saved, setSaved] = useState(() => readSavedFilters(owner));
  const store = (next: readonly SavedFilter[], done: string) => {
    if (!writeSavedFilters(owner, next)) return notify('error', messages.filtersNotSaved);
    setSaved(next);
    notify('success', done);
  };
  return {
    saved,
    add: (filter: SavedFilter) => store([...saved, filter], messages.filtersSaved(filter.name)),
    remove: (filter: SavedFilter) =>
      store(
        saved.filter((each) => each !== filter),
        messages.filtersForgotten(filter.name),
      ),
  };
}

/** Links to the filters that the user has saved, and the button that saves the present ones. */
export function SavedFilters({ query }: List) {
  const today = useToday();
  const { saved, add, remove } = useSavedFilters();
  const [isNaming, setNaming] = useState(false);
  if (!today) return null;
  const getHref = (filter: SavedFilter) => listPath(staffPaths.bookings, toListQuery(filter, today));
  const current = listPath(staffPaths.bookings, toListQuery(nameFilters('', query.filters, today), today));
  const isNew = Object.keys(query.filters).length > 0 && !saved.some((filter) => getHref(filter) === current);
  if (saved.length === 0 && !isNew) return null;
  return (
    <>
      <nav aria-label={messages.savedFilters}>
        <Inline gap="small">
          {saved.map((filter) => (
            <SavedLink
              key={filter.name}
              name={filter.name}
              href={getHref(filter)}
              isCurrent={getHref(filter) === current}
              onRemove={() => remove(filter)}
            />
          ))}
          {isNew && saved.length < maxSavedFilters && (
            <Button size="small" tone="quiet" onClick={() => setNaming(true)}>
              {messages.saveFilters}
            </Button>
          )}
        </Inline>
      </nav>
      {isNaming && (
        <SaveFilters
          names={saved.map(({ name }) => name)}
          onClose={() => setNaming(false)}
          onSave={(name) => {
            setNaming(false);
            add(nameFilters(name, query.filters, today));
          }}
        />
      )}
    </>
  );
}

interface SavedLinkProps {
  readonly name: string;
  readonly href: string;
  /** Whether the list has these filters. */
  readonly isCurrent: boolean;
  readonly onRemove: () => void;
}

const SavedLink = ({ name, href, isCurrent, onRemove }: SavedLinkProps) => (
  <Inline gap="xxsmall" wrap="never">
    <LinkButton size="small" href={href} {...(isCurrent ? { 'aria-current': 'page' } : { tone: 'secondary' })}>
      {name}
    </LinkButton>
    <IconButton icon={X} label={messages.forgetFilters(name)} onClick={onRemove} />
  </Inline>
);
