import { useId } from 'react';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconUpload } from '@jornada/ui/icons.ts';
import classes from '../import.module.css';

type Props = { label: string; isMain?: boolean; isBusy: boolean; onFile: (file: File) => void };

/** A button to choose a file. The same file can be chosen again after it was corrected. */
export function FileButton({ label, isMain = false, isBusy, onFile }: Props) {
  const id = useId();
  return (
    <span className={classes.file} data-main={isMain} data-busy={isBusy}>
      <input
        id={id}
        type="file"
        accept=".csv,.txt,.tsv,text/csv,text/plain"
        disabled={isBusy}
        onChange={(event) => {
          const [file] = event.currentTarget.files ?? [];
          event.currentTarget.value = '';
          if (file) onFile(file);
        }}
      />
      <label htmlFor={id}>
        <Glyph of={IconUpload} />
        {label}
      </label>
    </span>
  );
}
