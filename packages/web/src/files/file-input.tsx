import { VisuallyHidden } from '@mantine/core';

export type FileInputProps = {
  accept: string;
  isBusy?: boolean;
  /** Several may be chosen at once. */
  isMultiple?: boolean;
  /** A phone opens its camera. */
  isCamera?: boolean;
  /** Called for each. */
  onFile: (file: File) => void;
};

/** Asks the device for files, within a label that is pressed. The same one may be chosen again after it was put right. */
export function FileInput({ accept, isBusy = false, isMultiple = false, isCamera = false, onFile }: FileInputProps) {
  return (
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
  );
}
