import { editorMessages as shared } from '../../shared/editorMessages.ts';
import { listMessages } from '../../shared/listMessages.ts';
import { messages as sectionMessages } from '../../shared/messages.ts';

const { lead, search, loading: loadingList, failed: failedList } = listMessages.lists.catalogue;

/** Texts of the list and the form of activities, for staff. */
export const activityMessages = {
  title: sectionMessages.sections.catalogue,
  lead,
  search,
  loadingList,
  failedList,
  create: 'New activity',
  newTitle: 'New activity',
  newLead: 'It is a draft until you publish it.',
  loading: 'Loading the activity',
  failed: 'We couldn’t load the activity',
  unknown: 'There is no such activity',
  unknownText: 'Its address may be wrong.',
  form: 'Activity',
  saved: 'The activity is saved.',
  created: 'The draft is saved.',
  toList: 'All activities',
  stateDone: {
    draft: 'The activity is a draft. Its bookings stay valid.',
    published: 'The activity is on sale.',
    archived: 'The activity is archived. Its bookings stay valid.',
  },
  groups: shared.groups,
  labels: {
    title: shared.name,
    description: shared.description,
    languages: shared.languages,
    activity_type: 'Type',
    location: 'Place',
    latitude: 'Latitude',
    longitude: 'Longitude',
    base_price: 'Adult, in AED',
    child_price: 'Child, in AED',
    private_price: 'Private group of up to six, in AED',
    duration: 'Duration',
    duration_unit: 'Show it in',
    capacity: 'Places of each departure',
    max_participants: 'Most participants',
    highlights: 'Highlights',
    included: 'Included',
    not_included: 'Not included',
  },
  hints: {
    languages: shared.languagesHint,
    child_price: 'Empty: 70 % of the adult’s price.',
    private_price: 'Empty: no private activity.',
    duration: 'Hours and minutes, such as 3:30.',
    capacity: 'At each time of each date. Needed to publish: without it nothing is on sale.',
    max_participants: 'In one booking. Empty: no limit.',
  },
  units: [
    { value: 'minutes', label: 'Minutes' },
    { value: 'hours', label: 'Hours' },
    { value: 'days', label: 'Days' },
  ] as const,
  rules: shared.errors.rules,
};
