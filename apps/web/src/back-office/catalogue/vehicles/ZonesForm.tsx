import { normalisePlaceName, placeNames } from '@aitours/domain/transfers';
import { Autocomplete, Section, TagGroup, TextField } from '@aitours/ui';
import { ListError } from '../../shared/ListError.tsx';
import { EditableRows } from '../product/EditableRows.tsx';
import { EditForm } from '../product/EditForm.tsx';
import type { ProductEditing } from '../product/productForm.ts';
import { zoneMessages as messages } from './zoneMessages.ts';
import { createZone, type ZoneRow, type ZonesDraft } from './zonesDraft.ts';

/** All zones of transfers. */
export function ZonesForm({ editing }: { readonly editing: ProductEditing<ZonesDraft> }) {
  const { draft, change } = editing;
  const taken = new Set(draft.zones.flatMap(({ places }) => places));
  return (
    <EditForm label={messages.form} editing={editing}>
      <Section title={messages.zones} description={messages.zonesHint} size="medium">
        <ListError name="zones" />
        <EditableRows {...messages.rows} rows={draft.zones} create={createZone} onChange={(zones) => change({ zones })}>
          {(zone, index, edit) => <ZoneFields zone={zone} path={`zones.${index}`} taken={taken} edit={edit} />}
        </EditableRows>
      </Section>
    </EditForm>
  );
}

interface ZoneFieldsProps {
  readonly zone: ZoneRow;
  /** Of the zone's fields on the wire. */
  readonly path: string;
  /** The places of all zones. */
  readonly taken: ReadonlySet<string>;
  readonly edit: (part: Partial<ZoneRow>) => void;
}

const maxSuggestions = 8;

function ZoneFields({ zone: { name, places, finding }, path, taken, edit }: ZoneFieldsProps) {
  const text = normalisePlaceName(finding);
  const found = placeNames.filter((place) => !taken.has(place) && normalisePlaceName(place).includes(text));
  return (
    <>
      <TextField
        name={`${path}.name`}
        label={messages.name}
        maxLength={60}
        value={name}
        onChange={(next) => edit({ name: next })}
        required
      />
      {places.length > 0 && (
        <TagGroup
          label={messages.chosen}
          tags={places.map((place) => ({ id: place, label: place }))}
          onRemove={(keys) => edit({ places: places.filter((place) => !keys.includes(place)) })}
        />
      )}
      <Autocomplete
        name={`${path}.places`}
        label={messages.find}
        description={messages.findHint}
        suggestions={text === '' ? [] : found.slice(0, maxSuggestions).map((place) => ({ value: place, label: place }))}
        value={finding}
        onChange={(next) => edit({ finding: next })}
        onSelect={(place) => edit({ places: [...places, place], finding: '' })}
      />
    </>
  );
}
