/**
 * Returns a function that sends a request and reports how much of its body was sent. `fetch` can't report that.
 *
 * @param onProgress receives the share that was sent, from 0 to 1
 */
export const fetchWithProgress =
  (onProgress: (share: number) => void) =>
  async (request: Request): Promise<Response> => {
    const body = await request.blob();
    return new Promise((resolve, reject) => {
      const xhr = new XMLHttpRequest();
      xhr.open(request.method, request.url);
      for (const [name, value] of request.headers) xhr.setRequestHeader(name, value);
      xhr.responseType = 'blob';
      xhr.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 1);
      xhr.onerror = () => reject(new TypeError('The request failed'));
      xhr.onabort = () => reject(request.signal.reason);
      xhr.onload = () => {
        const headers = { 'content-type': xhr.getResponseHeader('content-type') ?? '' };
        resolve(new Response(xhr.response, { status: xhr.status, headers }));
      };
      request.signal.addEventListener('abort', () => xhr.abort());
      xhr.send(body);
    });
  };
