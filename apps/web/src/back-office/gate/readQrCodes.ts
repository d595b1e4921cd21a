/** Returns the text of a QR code in a frame; undefined if there is none. */
export type ReadFrame = (video: HTMLVideoElement) => Promise<string | undefined>;

/** The part of the Barcode Detection API that is used here; TypeScript doesn't describe it. */
interface Detector {
  detect(source: HTMLVideoElement): Promise<readonly { readonly rawValue: string }[]>;
}
interface DetectorClass {
  new (options: { readonly formats: readonly string[] }): Detector;
  getSupportedFormats(): Promise<readonly string[]>;
}

/** Wide enough for a pass that fills a third of the picture, and decoded in about 10 ms. */
const FRAME_WIDTH = 640;

/** Returns the browser's own reader of QR codes, or the one of the package `qr`, which is loaded when it is needed. */
export async function createFrameReader(): Promise<ReadFrame> {
  const Native = (globalThis as { readonly BarcodeDetector?: DetectorClass }).BarcodeDetector;
  const formats: readonly string[] = (await Native?.getSupportedFormats().catch(() => undefined)) ?? [];
  if (Native && formats.includes('qr_code')) {
    const detector = new Native({ formats: ['qr_code'] });
    return async (video) => (await detector.detect(video))[0]?.rawValue;
  }
  const { decodeQR } = await import('qr/decode.js');
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d', { willReadFrequently: true });
  return async (video) => {
    const { videoWidth, videoHeight } = video;
    if (!context || videoWidth === 0) return undefined;
    canvas.width = Math.min(FRAME_WIDTH, videoWidth);
    canvas.height = Math.round((videoHeight * canvas.width) / videoWidth);
    context.drawImage(video, 0, 0, canvas.width, canvas.height);
    try {
      return decodeQR(context.getImageData(0, 0, canvas.width, canvas.height));
    } catch {
      // It throws if the picture has no code.
      return undefined;
    }
  };
}
