import { toErrorMessage } from '@aitours/api-client';
import { useEffect, useRef, useState } from 'react';
import { useSubmitOnce } from '../../platform/useSubmitOnce.ts';
import { fetchWithProgress } from './fetchWithProgress.ts';
import { messages } from './messages.ts';

/** A stored picture. */
export interface StoredPicture {
  readonly alt: string;
}

/** Stores a file. @param options of the request, which reports its progress */
export type StorePicture<Picture> = (
  file: File,
  alt: string,
  options: { readonly fetch: ReturnType<typeof fetchWithProgress> },
) => Promise<Picture>;

/** A chosen file on its way to the server. */
export interface Upload {
  readonly file: File;
  readonly alt: string;
  /** The share that was sent, from 0 to 1; undefined before and after. */
  readonly progress?: number | undefined;
  /** Why the last attempt failed. */
  readonly error?: string | undefined;
  /** The stored picture. */
  readonly image?: StoredPicture;
}

/** Holds the chosen files, and uploads them one after the other. What was uploaded isn't sent again. */
export function useUploads<Picture extends StoredPicture>(
  store: StorePicture<Picture>,
  onUploaded: (image: Picture) => void,
) {
  const { isPending, submit } = useSubmitOnce();
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  // Each upload changes what the next call works on.
  const latest = useRef(onUploaded);
  useEffect(() => {
    latest.current = onUploaded;
  });
  const change = (file: File, part: Partial<Upload>) =>
    setUploads((all) => all.map((upload) => (upload.file === file ? { ...upload, ...part } : upload)));
  const choose = (files: readonly File[]) =>
    setUploads((all) => files.map((file) => all.find((upload) => upload.file === file) ?? { file, alt: '' }));
  const send = async ({ file, alt }: Upload) => {
    const fetch = fetchWithProgress((progress) => change(file, { progress }));
    change(file, { progress: 0, error: undefined });
    try {
      const image = await store(file, alt.trim(), { fetch });
      change(file, { image, progress: undefined });
      latest.current(image);
    } catch (error) {
      change(file, { error: toErrorMessage(error), progress: undefined });
    }
  };
  const start = () =>
    void submit(async () => {
      for (const upload of uploads) if (!upload.image) await send(upload);
    });
  return { uploads, isUploading: isPending, choose, change, start };
}

/** Shorter texts describe nothing. */
const minAlt = 3;

/** Returns the errors of the alternative texts by their fields. */
export const checkUploads = (uploads: readonly Upload[]): Readonly<Record<string, string>> =>
  Object.fromEntries(
    uploads.flatMap(({ file, alt, image }, index) =>
      image || alt.trim().length >= minAlt ? [] : [[`alt-${index}`, messages.altMissing(file.name)]],
    ),
  );
