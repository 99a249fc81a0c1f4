import { Button, VisuallyHidden, type ButtonProps } from '@mantine/core';
import classes from './file-button.module.css';

type Props = Pick<ButtonProps, 'variant' | 'leftSection'> & {
  label: string;
  accept: string;
  isBusy?: boolean;
  /** Several may be chosen at once. */
  isMultiple?: boolean;
  /** A phone opens its camera. */
  isCamera?: boolean;
  /** Called for each. */
  onFile: (file: File) => void;
};

/** Asks the device for files. The same one may be chosen again after it was put right. */
export function FileButton({
  label,
  accept,
  isBusy = false,
  isMultiple = false,
  isCamera = false,
  onFile,
  variant = 'default',
  leftSection,
}: Props) {
  return (
    <Button component="label" className={classes.file} variant={variant} leftSection={leftSection} data-disabled={isBusy || undefined}>
      {label}
      <VisuallyHidden>
        <input
          type="file"
          accept={accept}
          multiple={isMultiple}
          {...(isCamera && { capture: 'environment' as const })}
          disabled={isBusy}
          onChange={({ currentTarget }) => {
            const chosen = [...(currentTarget.files ?? [])];
            currentTarget.value = '';
            for (const file of chosen) onFile(file);
          }}
        />
      </VisuallyHidden>
    </Button>
  );
}
