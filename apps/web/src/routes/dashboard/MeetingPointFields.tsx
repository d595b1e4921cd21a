import { Section, TextArea, TextField } from '@aitours/ui';
import * as styles from './ActivityForm.css.ts';
import { activityFormMessages } from './activityFormMessages.ts';
import { ChosenPicture } from './ChosenPicture.tsx';
import { hasMeetingPoint, type MeetingDraft } from './meetingDraft.ts';

const { meeting: messages } = activityFormMessages;
const point = 'facts.meeting_point';

interface GroupProps {
  readonly draft: MeetingDraft;
  readonly change: (part: Partial<MeetingDraft>) => void;
}

/** Where participants meet, with a picture, and whom they call; without any text there is no meeting point. */
export function MeetingPointFields({ draft, change }: GroupProps) {
  const isRequired = hasMeetingPoint(draft);
  return (
    <Section title={messages.title} description={messages.hint} size="medium">
      <TextField
        name={`${point}.name`}
        label={messages.name}
        maxLength={160}
        value={draft.meetingName}
        onChange={(meetingName) => change({ meetingName })}
        required={isRequired}
      />
      <TextArea
        name={`${point}.directions`}
        label={messages.directions}
        rows={2}
        maxLength={500}
        value={draft.meetingDirections}
        onChange={(meetingDirections) => change({ meetingDirections })}
      />
      <Coordinates draft={draft} change={change} isRequired={isRequired} />
      <ChosenPicture
        title={messages.picture}
        image={draft.meetingImage}
        alt={draft.meetingAlt}
        altName={`${point}.picture.alt`}
        name="facts.meeting_point.picture"
        onChange={({ image, alt }) =>
          change({ ...(image !== undefined && { meetingImage: image }), ...(alt !== undefined && { meetingAlt: alt }) })
        }
      />
      <TextField
        name="facts.emergency_phone"
        label={messages.phone}
        description={messages.phoneHint}
        type="tel"
        maxLength={25}
        value={draft.emergencyPhone}
        onChange={(emergencyPhone) => change({ emergencyPhone })}
      />
    </Section>
  );
}

const Coordinates = ({ draft, change, isRequired }: GroupProps & { readonly isRequired: boolean }) => (
  <div className={styles.fields}>
    <TextField
      name={`${point}.latitude`}
      label={messages.latitude}
      inputMode="decimal"
      maxLength={20}
      value={draft.meetingLatitude}
      onChange={(meetingLatitude) => change({ meetingLatitude })}
      required={isRequired}
    />
    <TextField
      name={`${point}.longitude`}
      label={messages.longitude}
      inputMode="decimal"
      maxLength={20}
      value={draft.meetingLongitude}
      onChange={(meetingLongitude) => change({ meetingLongitude })}
      required={isRequired}
    />
  </div>
);
