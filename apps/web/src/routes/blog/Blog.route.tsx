import { BlogView } from './Blog.view.tsx';
import { useBlog } from './useBlog.ts';

/** /blog */
export default function Blog() {
  return <BlogView state={useBlog()} />;
}
