import { Banner, Button, Stack } from '@aitours/ui';
import { Camera as CameraIcon, CameraOff } from 'lucide-react';
import * as styles from './CameraScanner.css.ts';
import { messages } from './messages.ts';
import { useCamera } from './useCamera.ts';

const texts = messages.camera;

/** Scans codes with the camera, until it is stopped. */
export function CameraScanner({ onRead }: { readonly onRead: (text: string) => void }) {
  const { state, video, start, stop } = useCamera(onRead);
  const isWanted = state === 'starting' || state === 'on';
  return (
    <Stack gap="small">
      {state === 'denied' && (
        <Banner tone="critical" announce="alert">
          {texts.denied}
        </Banner>
      )}
      {isWanted && <video ref={video} className={styles.view} aria-label={texts.view} muted playsInline />}
      {/* One button, so that it keeps the focus. */}
      <Button
        size="large"
        width="full"
        tone={isWanted ? 'secondary' : 'primary'}
        icon={isWanted ? CameraOff : CameraIcon}
        busy={state === 'starting'}
        busyLabel={texts.starting}
        onClick={isWanted ? stop : start}
      >
        {isWanted ? texts.stop : texts.start}
      </Button>
    </Stack>
  );
}
