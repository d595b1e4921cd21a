import { examples } from '@aitours/api-client/mocks';
import { describe, expect, test } from 'vitest';
import { activity } from '../activities/activity.tsx';
import { article } from '../articles/article.tsx';
import {
  articleCategoriesForm,
  checkCategories,
  toCategoriesDraft,
  toCategoriesInput,
} from '../articles/articleCategoriesDraft.ts';
import { attraction } from '../attractions/attraction.tsx';
import { cruise } from '../cruises/cruise.tsx';
import { destination } from '../destinations/destination.tsx';
import { checkFaqDraft, faqForm, toFaqDraft, toFaqInput } from '../faq/faqDraft.ts';
import { checkPromoDraft, toPromoDraft, toPromoInput } from '../promo-codes/promoDraft.ts';
import { tour } from '../tours/tour.tsx';
import {
  checkTourChoicesDraft,
  toTourChoicesDraft,
  toTourChoicesInput,
  tourChoicesForm,
} from '../tours/tourChoicesDraft.ts';
import { vehicle } from '../vehicles/vehicle.tsx';
import { checkZones, toZonesDraft, toZonesInput, zonesForm } from '../vehicles/zonesDraft.ts';

// What the forms of the catalogue send and report for the contract's examples and for broken variants of them. The
// drafts are made from values on the wire, so the test doesn't depend on how a form stores what was typed.

interface Kind<Wire, Draft> {
  /** What the API returns, by a name for the report. */
  readonly wires: Readonly<Record<string, Wire>>;
  readonly toDraft: (wire: Wire) => Draft;
  readonly toInput: (draft: Draft) => object;
  readonly check: (draft: Draft) => Readonly<Record<string, string>>;
  readonly listFields?: (draft: Draft) => readonly string[];
  readonly toCopy?: (draft: Draft) => Draft;
  readonly createFirst?: () => Draft;
  /** Whether the API returns more than it accepts. */
  readonly isOutput?: boolean;
  /** Members that can't be typed. */
  readonly fixed?: readonly string[];
}

const { staffCruise } = examples.getStaffCruise;
const { staffDestination } = examples.getStaffDestination;
const { staffVehicle } = examples.getStaffVehicle;
const { staffPost } = examples.getStaffPost;
const { staffActivity } = examples.getStaffActivity;
const { staffEvent } = examples.getStaffTicket;
const { staffTour } = examples.getStaffTour;

testKind('cruise', {
  wires: { stored: staffCruise.cruise, draft: examples.createStaffCruise.staffCruiseDraft.cruise },
  ...ofProduct(cruise),
});

testKind('destination', {
  wires: {
    stored: staffDestination.destination,
    home: examples.createStaffDestination.staffDestinationDraft.destination,
  },
  ...ofProduct(destination),
});

testKind('vehicle', {
  wires: { stored: staffVehicle.vehicle, draft: examples.createStaffVehicle.staffVehicleDraft.vehicle },
  ...ofProduct(vehicle),
});

testKind('article', {
  wires: { stored: staffPost, draft: examples.createStaffPost.staffPostDraft },
  ...ofProduct(article),
  isOutput: true,
  fixed: ['published_at', 'history', 'version', 'state'],
});

testKind('activity', {
  wires: {
    stored: staffActivity.activity,
    draft: examples.createStaffActivity.staffActivityDraft.activity,
  },
  ...ofProduct(activity),
  isOutput: true,
});

testKind('attraction', {
  wires: { stored: staffEvent.event, draft: examples.createStaffTicket.staffEventDraft.event },
  ...ofProduct(attraction),
});

testKind('tour', {
  wires: { stored: staffTour.tour, draft: examples.createStaffTour.staffTourDraft.tour },
  ...ofProduct(tour),
});

testKind('tour choices', {
  wires: { stored: examples.getStaffTourChoices.staffTourChoices.choices },
  toDraft: toTourChoicesDraft,
  toInput: toTourChoicesInput,
  check: checkTourChoicesDraft,
  listFields: tourChoicesForm.listFields,
});

testKind('faq', {
  wires: { stored: examples.getStaffFaq.staffFaq.faq },
  toDraft: toFaqDraft,
  toInput: toFaqInput,
  check: checkFaqDraft,
  listFields: faqForm.listFields,
});

testKind('transfer zones', {
  wires: { stored: withoutDetails(examples.getStaffTransferZones.staffTransferZones) },
  toDraft: toZonesDraft,
  toInput: toZonesInput,
  check: checkZones,
  listFields: zonesForm.listFields,
});

testKind('article categories', {
  wires: { stored: withoutDetails(examples.getStaffCategories.staffCategories) },
  toDraft: toCategoriesDraft,
  toInput: toCategoriesInput,
  check: checkCategories,
  listFields: articleCategoriesForm.listFields,
});

testKind('promo code', {
  wires: { stored: examples.createPromoCode.promoCode },
  toDraft: toPromoDraft,
  toInput: toPromoInput,
  check: checkPromoDraft,
  isOutput: true,
});

function ofProduct<Wire, Draft>({
  form,
  ...product
}: {
  readonly toDraft: (wire: Wire) => Draft;
  readonly toInput: (draft: Draft) => object;
  readonly toCopy: (draft: Draft) => Draft;
  readonly createFirst: () => Draft;
  readonly form: Pick<Kind<Wire, Draft>, 'check'> & { readonly listFields: (draft: Draft) => readonly string[] };
}) {
  return { ...product, check: form.check, listFields: form.listFields };
}

function testKind<Wire extends object, Draft>(name: string, kind: Kind<Wire, Draft>): void {
  const { wires, toDraft, toInput, check, listFields, toCopy, createFirst, isOutput, fixed = [] } = kind;
  const stored = Object.values(wires)[0] as Wire;
  const send = (wire: Wire) => toInput(toDraft(wire));
  describe(`forms of the catalogue: ${name}`, () => {
    test.each(Object.entries(wires))('an unchanged one is valid and sent as it is (%s)', (_, wire) => {
      expect(check(toDraft(wire))).toEqual({});
      if (isOutput) expect(toLines(send(wire))).toMatchSnapshot();
      else expect(send(wire)).toEqual(wire);
    });

    test('a copy, and what is first in the form', () => {
      expect({
        ...(toCopy && { copy: findDifferences(send(stored), toInput(toCopy(toDraft(stored)))) }),
        ...(createFirst && { first: toLines(toInput(createFirst())), errors: check(createFirst()) }),
      }).toMatchSnapshot();
    });

    test('blanks around texts, and what is empty', () => {
      const changed = (change: (text: string) => string) =>
        listLeaves(stored, fixed).flatMap(([path, value]) =>
          typeof value === 'string' && value !== ''
            ? [findDifferences(send(stored), send(replaceAt(stored, path, change(value)))).join(', ')]
            : [],
        );
      expect({ padded: changed((text) => ` ${text} `), emptied: changed(() => '') }).toMatchSnapshot();
    });

    test('errors of broken drafts', () => {
      const found = new Map<string, string[]>();
      const report = (label: string, wire: Wire) => {
        const errors = Object.entries(check(toDraft(wire)))
          .map(([field, text]) => `${field}: ${text}`)
          .toSorted()
          .join('; ');
        found.set(errors, [...(found.get(errors) ?? []), label]);
      };
      const broken = listLeaves(stored, fixed).flatMap(([path, value]) =>
        breakValue(value).map((other) => ({ path, other })),
      );
      for (const { path, other } of broken) report(toLabel(path, other), replaceAt(stored, path, other));
      // Pairs: how the errors of two fields and the rules over several fields affect each other.
      for (const [at, { path, other }] of broken.entries()) {
        const next = broken[(at + 7) % broken.length];
        if (at % 5 === 0 && next && next.path[0] !== path[0])
          report(
            `${toLabel(path, other)} & ${toLabel(next.path, next.other)}`,
            replaceAt(replaceAt(stored, path, other), next.path, next.other),
          );
      }
      const lines = [...found].map(([errors, labels]) => `${errors || 'valid'} <= ${labels.join(' | ')}`);
      expect(lines.toSorted()).toMatchSnapshot();
    });

    if (listFields)
      test('fields that show errors of the server', () => {
        expect([...new Set(listFields(toDraft(stored)))].toSorted().join(' ')).toMatchSnapshot();
      });
  });
}

type Path = readonly (string | number)[];

/** Returns the values in a value with their paths: texts, numbers, flags, and lists as a whole. */
function listLeaves(value: unknown, fixed: readonly string[], path: Path = []): [Path, unknown][] {
  if (Array.isArray(value)) {
    // The first rows are enough: all have the same fields.
    const rows = value.slice(0, 2).flatMap((row, at) => listLeaves(row, fixed, [...path, at]));
    return [[path, value], ...rows];
  }
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([name, part]) =>
      fixed.includes(name) ? [] : listLeaves(part, fixed, [...path, name]),
    );
  return [[path, value]];
}

/** Returns what could be in the form instead of a value. */
function breakValue(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value.length > 0 ? [[], [value[0], ...value]] : [];
  if (typeof value === 'boolean') return [!value];
  if (typeof value === 'number') return ['', '0', '-1', '1.5', '100000', 'many'];
  if (value === null) return ['0', 'A b!'];
  return ['', ' ', '0', '1,5', 'A b!', `${'x'.repeat(400)}:`];
}

const toLabel = (path: Path, other: unknown): string => {
  const text = Array.isArray(other) ? `[${other.length}]` : JSON.stringify(other);
  return `${path.join('.')}=${text.length > 12 ? 'long' : text}`;
};

/** Returns a copy with another value at a path. */
function replaceAt<Value>(value: Value, path: Path, other: unknown): Value {
  const [first, ...rest] = path;
  if (first === undefined) return other as Value;
  const copy = structuredClone(value) as Record<string | number, unknown>;
  copy[first] = replaceAt(copy[first], rest, other);
  return copy as Value;
}

/** Returns the members in which two values differ. */
function findDifferences(before: object, after: object): string[] {
  const lines = new Set(toLines(before));
  const next = toLines(after);
  return [
    ...next.filter((line) => !lines.has(line)),
    ...[...lines].filter((line) => !next.includes(line)).map((line) => `without ${line}`),
  ];
}

const toLines = (value: object): string[] =>
  listAll(value)
    .map(([path, part]) => {
      const text = JSON.stringify(part);
      return `${path.join('.')}=${text.length > 60 ? `${text.slice(0, 40)}… (${text.length})` : text}`;
    })
    .toSorted();

function listAll(value: unknown, path: Path = []): [Path, unknown][] {
  if (typeof value !== 'object' || value === null || Object.keys(value).length === 0) return [[path, value]];
  return Object.entries(value).flatMap(([name, part]) => listAll(part, [...path, name]));
}

/** Returns a document without what only the API writes. */
function withoutDetails<Document extends object>(document: Document): Document {
  const { version: _, history: __, uses: ___, ...own } = document as Document & Record<string, unknown>;
  return own as unknown as Document;
}
