import { useRef } from 'react';
import { Button } from '@mantine/core';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconFileSearch } from '@jornada/ui/icons.ts';
import { useDrop } from '@jornada/web/files/use-drop.ts';
import classes from './papers.module.css';

type Props = {
  text: string;
  label: string;
  /** What the button says once something was checked. */
  again: string | undefined;
  isBusy: boolean;
  onFile: (file: File) => void;
};

/** Where a file is dropped, or chosen, that is read on this device only. */
export function FileDrop({ text, label, again, isBusy, onFile }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const { place, isOver } = useDrop<HTMLDivElement>(onFile);
  return (
    <div className={classes.drop} data-over={isOver} ref={place}>
      <Glyph of={IconFileSearch} size="xl" />
      <p>{text}</p>
      <input
        ref={input}
        type="file"
        hidden
        accept=".pdf,.xlsx,.csv,image/*"
        aria-label={label}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          currentTarget.value = '';
          if (file) onFile(file);
        }}
      />
      <Button variant="default" loading={isBusy} onClick={() => input.current?.click()}>
        {again ?? label}
      </Button>
    </div>
  );
}
