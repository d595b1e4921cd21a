import { getFocus, imageFocuses, withFocus } from '@aitours/domain/images';
import { NativeSelect } from '@aitours/ui';
import { pictureMessages as messages } from './pictureMessages.ts';

export interface PictureFocusProps {
  readonly image: string;
  /** Called with the picture that keeps another part in view. */
  readonly onChange: (image: string) => void;
}

/** The choice of the part of a picture that stays in view where it is cropped. */
export const PictureFocus = ({ image, onChange }: PictureFocusProps) => (
  <NativeSelect
    label={messages.focus}
    options={imageFocuses.map((value) => ({ value, label: messages.focuses[value] }))}
    value={getFocus(image)}
    onChange={(value) => {
      const chosen = imageFocuses.find((known) => known === value);
      if (chosen) onChange(withFocus(image, chosen));
    }}
  />
);
