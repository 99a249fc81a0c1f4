/**
 * Reads a stream of server-sent events and passes on the data of each event, parsed from JSON. Comments and all other fields are
 * ignored.
 */
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
        // The event comes from a newer server or is incomplete. The next read shows what it was about.
      }
    }
  };
}
