import {
  DeleteObjectCommand,
  GetObjectCommand,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
  type S3ClientConfig,
} from '@aws-sdk/client-s3';
import type { S3Settings } from '../config.ts';
import type { FileStorage } from './imageStorage.ts';

/** Stores files in a bucket of an S3-compatible service. */
export function createS3Storage({ bucket: Bucket, region, endpoint, credentials }: S3Settings): FileStorage {
  const config: S3ClientConfig = {
    region,
    ...(credentials && { credentials }),
    // Not all services other than AWS have a host name for each bucket, or checksums.
    ...(endpoint !== null && { endpoint, forcePathStyle: true }),
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  };
  const client = new S3Client(config);
  const getKey = (id: string) => `images/${id}.webp`;
  return {
    async put(id, bytes) {
      const command = new PutObjectCommand({ Bucket, Key: getKey(id), Body: bytes, ContentType: 'image/webp' });
      await client.send(command);
    },
    async get(id) {
      try {
        const { Body } = await client.send(new GetObjectCommand({ Bucket, Key: getKey(id) }));
        return Body ? await Body.transformToByteArray() : null;
      } catch (error) {
        if (error instanceof NoSuchKey) return null;
        throw error;
      }
    },
    async delete(id) {
      await client.send(new DeleteObjectCommand({ Bucket, Key: getKey(id) }));
    },
  };
}
