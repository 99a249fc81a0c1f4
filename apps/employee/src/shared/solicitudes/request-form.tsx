import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Anchor, Button, Stack, Text } from '@mantine/core';
import { IconCloudOff, IconDeviceFloppy, IconPencil } from '@jornada/ui/icons.ts';
import { Note } from '@jornada/ui/note.tsx';
import { Sheet } from '@jornada/ui/sheet.tsx';
import type { ContractForm } from '@jornada/web/form/contract-form.ts';
import { Problem } from '@jornada/web/form/problem.tsx';
import { useLead } from '@jornada/web/form/use-lead.ts';
import { useOnline } from '@jornada/web/use-online.ts';
import { WithDayMarks } from './with-day-marks.tsx';

type Props<V extends object> = {
  of: ContractForm<V>;
  title: string;
  send: string;
  /** Who will decide, in order. */
  deciders: readonly string[];
  /** What is said of what was typed, where it is kept for longer than this tab. */
  kept?: string;
  onClose: () => void;
  children: ReactNode;
};

/** The form of a request, in a sheet: its fields, whether what was typed is kept, who decides, and the one button. */
export function RequestForm<V extends object>({ of, title, send, deciders, kept, onClose, children }: Props<V>) {
  const { t } = useTranslation();
  const isOnline = useOnline();
  const { place, said, unsaid } = useLead<HTMLDivElement>(of);
  const [first, ...others] = deciders;
  const decides =
    first === undefined ? '' : t('solicitudes.formulario.decide', { nombre: first, otros: others.join(', '), count: deciders.length });
  const foot = (
    <>
      <Problem error={of.error} said={said} onReload={of.reload} />
      {unsaid.length > 0 && (
        <p role="alert" data-tone="bad">
          {unsaid.join(' ')}
        </p>
      )}
      {of.isDirty && (
        <Note icon={kept === undefined ? IconPencil : IconDeviceFloppy} mb="sm">
          {kept === undefined ? t('solicitudes.formulario.sin-enviar') : [kept, isOnline && decides].filter(Boolean).join(' ')}{' '}
          <Anchor underline="always" component="button" type="button" inherit onClick={of.discard}>
            {t('solicitudes.formulario.descartar')}
          </Anchor>
        </Note>
      )}
      {isOnline ? (
        decides &&
        (kept === undefined || !of.isDirty) && (
          <Text c="dimmed" mb="sm">
            {decides}
          </Text>
        )
      ) : (
        <Note icon={IconCloudOff} tone="warn" words="ink" mb="sm" role="status">
          {t('solicitudes.formulario.sin-red')}
        </Note>
      )}
      <Button size="xl" fullWidth loading={of.isBusy} onClick={() => of.submit()}>
        {send}
      </Button>
    </>
  );
  return (
    <Sheet title={title} closeLabel={t('solicitudes.cerrar')} onClose={onClose} foot={foot}>
      <Stack ref={place} gap="md">
        <WithDayMarks>{children}</WithDayMarks>
      </Stack>
    </Sheet>
  );
}
