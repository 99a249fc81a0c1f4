/** What comes of a stream of server-sent events: the data of each, as JSON. Comments and everything else pass by. */
export function createEventReader(onData: (data: unknown) => void): (text: string) => void {
  let rest = '';
  return (text) => {
    const lines = (rest + text).split(/\r?\n/);
    rest = lines.pop() ?? '';
    for (const line of lines) {
      if (!line.startsWith('data:')) continue;
      try {
        onData(JSON.parse(line.slice('data:'.length)));
      } catch {
        // Of a newer server, or cut off: what it was about is found with the next look.
      }
    }
  };
}
