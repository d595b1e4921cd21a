import { Button, FileDropzone, Form, Image, ProgressBar, Stack, Text, TextField } from '@aitours/ui';
import { useEffect, useState } from 'react';
import { AttemptError } from '../../platform/AttemptError.tsx';
import { messages } from './messages.ts';
import * as styles from './UploadPictures.css.ts';
import { checkUploads, type StoredPicture, type StorePicture, type Upload, useUploads } from './useUploads.ts';

const types = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'];
const maxBytes = 10_000_000;

export interface UploadPicturesProps<Picture extends StoredPicture> {
  readonly store: StorePicture<Picture>;
  /** Called for each picture as soon as it is stored. */
  readonly onUploaded: (image: Picture) => void;
  /** The most pictures that can be uploaded now; without it any number. */
  readonly max?: number;
  /** The accessible name of the form, where a page has several. */
  readonly label?: string;
}

/** Chooses pictures in a dialog or by dropping them, asks what they show, and uploads them. */
export function UploadPictures<Picture extends StoredPicture>({
  store,
  onUploaded,
  max = Number.POSITIVE_INFINITY,
  label = messages.form,
}: UploadPicturesProps<Picture>) {
  const { uploads, isUploading, choose, change, start } = useUploads(store, onUploaded);
  const [isChecked, setChecked] = useState(false);
  const left = uploads.filter(({ image }) => !image).length;
  const tooMany = left > max ? messages.tooMany(max) : undefined;
  const errors = { files: uploads.length === 0 ? messages.chosenFirst : tooMany, ...checkUploads(uploads) };
  const upload = () => {
    setChecked(true);
    if (Object.values(errors).some(Boolean)) return;
    setChecked(false);
    start();
  };
  return (
    <Form label={label} errors={isChecked ? errors : {}} onSubmit={upload}>
      <Stack gap="medium">
        <FileDropzone
          name="files"
          label={messages.files}
          description={messages.filesHint}
          accept={types}
          maxBytes={maxBytes}
          multiple
          disabled={isUploading}
          onChange={choose}
        />
        <ul className={styles.list}>
          {uploads.map((each, index) => (
            <li key={`${each.file.name} ${each.file.size} ${each.file.lastModified}`} className={styles.item}>
              <Preview file={each.file} />
              <UploadFields upload={each} index={index} disabled={isUploading} change={change} />
            </li>
          ))}
        </ul>
        {(left > 0 || uploads.length === 0) && (
          <div>
            <Button type="submit" tone="secondary" busy={isUploading}>
              {messages.upload(Math.max(left, 1))}
            </Button>
          </div>
        )}
      </Stack>
    </Form>
  );
}

interface UploadFieldsProps {
  readonly upload: Upload;
  readonly index: number;
  readonly disabled: boolean;
  readonly change: (file: File, part: Partial<Upload>) => void;
}

function UploadFields({ upload: { file, alt, progress, error, image }, index, disabled, change }: UploadFieldsProps) {
  if (image) {
    const isKnown = image.alt !== alt.trim();
    return (
      <div role="status">
        <Text>{isKnown ? messages.known(image.alt) : messages.uploaded}</Text>
      </div>
    );
  }
  return (
    <Stack gap="small">
      <TextField
        name={`alt-${index}`}
        label={messages.altOf(file.name)}
        description={messages.altHint}
        maxLength={200}
        value={alt}
        onChange={(next) => change(file, { alt: next })}
        disabled={disabled}
        required
      />
      {progress !== undefined && (
        <ProgressBar
          label={messages.progressOf(file.name)}
          value={progress}
          max={1}
          valueText={progress < 1 ? messages.percent(progress) : messages.processing}
        />
      )}
      <AttemptError text={error} />
    </Stack>
  );
}

/** The chosen file, before it is uploaded. */
function Preview({ file }: { readonly file: File }) {
  const [source, setSource] = useState<string>();
  useEffect(() => {
    const url = URL.createObjectURL(file);
    setSource(url);
    return () => URL.revokeObjectURL(url);
  }, [file]);
  return (
    <div className={styles.preview}>{source !== undefined && <Image src={source} alt="" ratio="landscape" />}</div>
  );
}
