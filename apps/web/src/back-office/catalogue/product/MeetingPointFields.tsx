import { Section, TextArea, TextField } from '@aitours/ui';
import { editorMessages } from '../../shared/editorMessages.ts';
import { ChosenPicture } from '../pictures/ChosenPicture.tsx';
import { bindFields } from './bindFields.ts';
import * as styles from './editor.css.ts';
import { hasMeetingPoint, type MeetingDraft } from './meetingDraft.ts';

const { meeting: messages } = editorMessages;
const point = 'facts.meeting_point';

interface GroupProps {
  readonly draft: MeetingDraft;
  readonly change: (part: Partial<MeetingDraft>) => void;
}

/** Where participants meet, with a picture, and whom they call; without any text there is no meeting point. */
export function MeetingPointFields({ draft, change }: GroupProps) {
  const field = bindFields({ draft, change });
  const isRequired = hasMeetingPoint(draft);
  return (
    <Section title={messages.title} description={messages.hint} size="medium">
      <TextField
        {...field('meetingName', `${point}.name`)}
        label={messages.name}
        maxLength={160}
        required={isRequired}
      />
      <TextArea
        {...field('meetingDirections', `${point}.directions`)}
        label={messages.directions}
        rows={2}
        maxLength={500}
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
        {...field('emergencyPhone', 'facts.emergency_phone')}
        label={messages.phone}
        description={messages.phoneHint}
        type="tel"
        maxLength={25}
      />
    </Section>
  );
}

function Coordinates({ draft, change, isRequired }: GroupProps & { readonly isRequired: boolean }) {
  const field = bindFields({ draft, change });
  return (
    <div className={styles.fields}>
      <TextField
        {...field('meetingLatitude', `${point}.latitude`)}
        label={messages.latitude}
        inputMode="decimal"
        maxLength={20}
        required={isRequired}
      />
      <TextField
        {...field('meetingLongitude', `${point}.longitude`)}
        label={messages.longitude}
        inputMode="decimal"
        maxLength={20}
        required={isRequired}
      />
    </div>
  );
}
