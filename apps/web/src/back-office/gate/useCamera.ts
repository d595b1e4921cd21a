import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { createFrameReader } from './readQrCodes.ts';

export type CameraState = 'off' | 'starting' | 'on' | 'denied';

export interface Camera {
  readonly state: CameraState;
  readonly video: RefObject<HTMLVideoElement | null>;
  readonly start: () => void;
  readonly stop: () => void;
}

const FRAME_MILLISECONDS = 120;
/** A pass that stays in front of the camera is read once. */
const REPEAT_MILLISECONDS = 3000;

/** Reads QR codes with the camera at the back. */
export function useCamera(onRead: (text: string) => void): Camera {
  const video = useRef<HTMLVideoElement>(null);
  const [isWanted, setWanted] = useState(false);
  const [state, setState] = useState<CameraState>('off');
  const read = useEffectEvent(onRead);
  useEffect(() => {
    if (!isWanted) return;
    const controller = new AbortController();
    const run = async (signal: AbortSignal) => {
      const stream = await openCamera();
      const stopTracks = () => {
        for (const track of stream.getTracks()) track.stop();
      };
      signal.addEventListener('abort', stopTracks);
      const element = video.current;
      if (signal.aborted || !element) return stopTracks();
      element.srcObject = stream;
      await element.play();
      setState('on');
      await readFrames(element, signal, read);
    };
    run(controller.signal).catch(() => {
      if (controller.signal.aborted) return;
      setWanted(false);
      setState('denied');
    });
    return () => controller.abort();
  }, [isWanted]);
  const start = () => {
    setState('starting');
    setWanted(true);
  };
  const stop = () => {
    setState('off');
    setWanted(false);
  };
  return { state, video, start, stop };
}

/** Browsers offer no camera to pages without https. */
async function openCamera(): Promise<MediaStream> {
  const video = { facingMode: 'environment', width: { ideal: 1280 } };
  return navigator.mediaDevices.getUserMedia({ video, audio: false });
}

async function readFrames(video: HTMLVideoElement, signal: AbortSignal, onRead: (text: string) => void): Promise<void> {
  const readFrame = await createFrameReader();
  let last = { text: '', at: 0 };
  while (!signal.aborted) {
    const text = await readFrame(video);
    if (signal.aborted) return;
    const now = Date.now();
    const isRepeated = text === last.text && now - last.at < REPEAT_MILLISECONDS;
    if (text !== undefined) {
      last = { text, at: now };
      if (!isRepeated) onRead(text);
    }
    await new Promise((resolve) => setTimeout(resolve, FRAME_MILLISECONDS));
  }
}
