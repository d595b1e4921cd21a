/** A table of texts: what to write, what not, and why. */
export function Examples({ rows }: { rows: readonly (readonly [write: string, avoid: string, reason: string])[] }) {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">Write</th>
          <th scope="col">Not</th>
          <th scope="col">Why</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([write, avoid, reason]) => (
          <tr key={write}>
            <td>{write}</td>
            <td>{avoid}</td>
            <td>{reason}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
