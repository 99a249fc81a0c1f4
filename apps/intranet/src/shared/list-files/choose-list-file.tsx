import type { ReactNode } from 'react';
import { Box, Button, Stack, Text } from '@mantine/core';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconDownload, IconUpload } from '@jornada/ui/icons.ts';
import { FileButton } from '@jornada/web/files/file-button.tsx';
import { Actions } from '@jornada/web/form/problem.tsx';
import { ACCEPTED } from './list-files.ts';

type Props = {
  words: { title: string; notes: readonly string[]; choose: string; template: string };
  isBusy: boolean;
  error: unknown;
  onFile: (file: File) => void;
  onTemplate: () => void;
  /** What else is said before. */
  children?: ReactNode;
};

/** What a list is like, the button to choose one, and its template. A file can also be dropped here. */
export function ChooseListFile({ words, isBusy, error, onFile, onTemplate, children }: Props) {
  return (
    <Box
      maw="40rem"
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        const [file] = event.dataTransfer.files;
        if (file && !isBusy) onFile(file);
      }}
    >
      <Stack gap="md">
        <h2>{words.title}</h2>
        {words.notes.map((note) => (
          <Text key={note} c="dimmed">
            {note}
          </Text>
        ))}
        {children}
        <Actions error={error}>
          <FileButton
            accept={ACCEPTED}
            variant="filled"
            leftSection={<Glyph of={IconUpload} />}
            label={words.choose}
            isBusy={isBusy}
            onFile={onFile}
          />
          <Button variant="default" leftSection={<Glyph of={IconDownload} />} onClick={onTemplate}>
            {words.template}
          </Button>
        </Actions>
      </Stack>
    </Box>
  );
}
