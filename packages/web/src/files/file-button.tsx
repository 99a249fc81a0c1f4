import { Button, type ButtonProps } from '@mantine/core';
import { FileInput, type FileInputProps } from './file-input.tsx';
import classes from './file-button.module.css';

type Props = Pick<ButtonProps, 'variant' | 'leftSection' | 'size' | 'fullWidth'> & FileInputProps & { label: string };

/** A button that asks the device for files. */
export function FileButton({ label, variant = 'default', leftSection, size, fullWidth, ...input }: Props) {
  return (
    <Button
      component="label"
      className={classes.file}
      variant={variant}
      leftSection={leftSection}
      size={size}
      fullWidth={fullWidth}
      data-disabled={input.isBusy || undefined}
    >
      {label}
      <FileInput {...input} />
    </Button>
  );
}
