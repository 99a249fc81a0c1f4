import { Button, VisuallyHidden, type ButtonProps } from '@mantine/core';
import classes from './file-button.module.css';

type Props = Pick<ButtonProps, 'variant' | 'leftSection'> & {
  label: string;
  accept: string;
  isBusy?: boolean;
  onFile: (file: File) => void;
};

/** Asks the device for a file. The same one may be chosen again after it was put right. */
export function FileButton({ label, accept, isBusy = false, onFile, variant = 'default', leftSection }: Props) {
  return (
    <Button component="label" className={classes.file} variant={variant} leftSection={leftSection} data-disabled={isBusy || undefined}>
      {label}
      <VisuallyHidden>
        <input
          type="file"
          accept={accept}
          disabled={isBusy}
          onChange={({ currentTarget }) => {
            const [file] = currentTarget.files ?? [];
            currentTarget.value = '';
            if (file) onFile(file);
          }}
        />
      </VisuallyHidden>
    </Button>
  );
}
