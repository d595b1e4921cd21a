import { Upload, X } from 'lucide-react';
import { useRef, useState } from 'react';
import { useControlMessages } from '../../messages/controlMessages.ts';
import { Field } from '../Field/Field.tsx';
import { type FieldBase, useField } from '../Field/useField.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { useLocaleTag } from '../LocaleProvider/LocaleProvider.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { checkFile, type FileLimits, formatBytes } from './checkFiles.ts';
import * as styles from './FileDropzone.css.ts';

export interface FileDropzoneProps extends FieldBase, FileLimits {
  /** Further files are added to the chosen ones instead of replacing them. */
  multiple?: boolean;
  /** Called with all chosen files after each change. With a `name`, a form's data contains them too. */
  onChange?: (files: readonly File[]) => void;
  disabled?: boolean;
}

/** Chooses files in the browser's dialog or by dropping them. A native file input. */
export function FileDropzone(props: FileDropzoneProps) {
  const { label, description, required, accept, multiple, disabled } = props;
  const messages = useControlMessages();
  const { files, error, input, add, remove } = useFiles(props);
  const field = useField({ ...props, errorMessage: props.errorMessage ?? error });
  const [isOver, setOver] = useState(false);
  return (
    <Field field={field} label={label} description={description} required={required}>
      <div
        className={styles.zone}
        data-over={isOver || undefined}
        data-invalid={field.error !== undefined || undefined}
        data-disabled={disabled || undefined}
      >
        <Upload aria-hidden className={styles.icon} />
        <span className={styles.instruction}>{multiple ? messages.chooseFiles : messages.chooseFile}</span>
        <input
          {...field.control}
          ref={input}
          className={styles.input}
          type="file"
          accept={accept?.join(',')}
          multiple={multiple}
          disabled={disabled}
          onChange={(event) => add([...(event.target.files ?? [])])}
          onDragEnter={() => setOver(true)}
          onDragLeave={() => setOver(false)}
          onDrop={() => setOver(false)}
        />
      </div>
      <VisuallyHidden role="status">{files.length > 0 && messages.fileCount(files.length)}</VisuallyHidden>
      <FileList files={files} onRemove={remove} />
    </Field>
  );
}

function FileList({ files, onRemove }: { files: readonly File[]; onRemove: (file: File) => void }) {
  const messages = useControlMessages();
  const locale = useLocaleTag();
  if (files.length === 0) return null;
  return (
    <ul className={styles.files}>
      {files.map((file) => (
        <li key={`${file.name} ${file.size} ${file.lastModified}`} className={styles.file}>
          <bdi className={styles.name}>{file.name}</bdi>
          <span className={styles.size}>{formatBytes(file.size, locale)}</span>
          <IconButton icon={X} label={messages.removeFile(file.name)} onClick={() => onRemove(file)} />
        </li>
      ))}
    </ul>
  );
}

/** Returns the chosen files, why others were rejected, and what adds and removes files. */
function useFiles({ accept, maxBytes, multiple, onChange }: FileDropzoneProps) {
  const messages = useControlMessages();
  const locale = useLocaleTag();
  const input = useRef<HTMLInputElement>(null);
  const [files, setFiles] = useState<readonly File[]>([]);
  const [error, setError] = useState<string>();
  const change = (next: readonly File[]) => {
    // The input's own list becomes part of the form's data.
    const transfer = new DataTransfer();
    for (const file of next) transfer.items.add(file);
    if (input.current) input.current.files = transfer.files;
    setFiles(next);
    onChange?.(next);
  };
  const add = (chosen: readonly File[]) => {
    const checked = chosen.map((file) => ({ file, problem: checkFile(file, { accept, maxBytes }) }));
    const errors = checked.flatMap(({ file, problem }) => {
      if (problem === 'wrongType') return messages.wrongType(file.name);
      return problem === 'tooLarge' ? messages.tooLarge(file.name, formatBytes(maxBytes ?? 0, locale)) : [];
    });
    const accepted = checked.flatMap(({ file, problem }) => (problem ? [] : file));
    setError(errors.join(' ') || undefined);
    if (multiple) change([...files, ...accepted]);
    else change(accepted.length > 0 ? accepted.slice(0, 1) : files);
  };
  const remove = (file: File) => {
    setError(undefined);
    change(files.filter((each) => each !== file));
    input.current?.focus();
  };
  return { files, error, input, add, remove };
}
