import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, Stack, Text, TextInput } from '@mantine/core';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconTrash } from '@jornada/ui/icons.ts';
import { Sheet } from '@jornada/ui/sheet.tsx';
import type { Relative } from '../model/use-relative.ts';
import { Disability } from './disability.tsx';
import { ProblemLine } from './problem-line.tsx';
import { YearField } from './year-field.tsx';

type Props = {
  title: string;
  note?: string;
  /** Tells its choices from those of other sheets. */
  group: string;
  of: Pick<Relative, 'value' | 'isOld' | 'problems' | 'close' | 'change' | 'finish' | 'remove'>;
  /** What is asked of this kind of relative only. */
  children: ReactNode;
};

/** A relative of the form, on a page of their own. */
export function RelativeSheet({ title, note, group, of, children }: Props) {
  const { t } = useTranslation();
  const { value, change } = of;
  const foot = (
    <Stack gap="xs">
      <Button size="xl" fullWidth onClick={of.finish}>
        {t('modelo145.hijo.guardar')}
      </Button>
      {of.isOld && (
        <Button variant="transparent" leftSection={<Glyph of={IconTrash} size="sm" />} onClick={of.remove}>
          {t('modelo145.hijo.quitar')}
        </Button>
      )}
    </Stack>
  );
  return (
    <Sheet title={title} closeLabel={t('modelo145.historia.cerrar')} onClose={of.close} foot={foot}>
      <Stack gap="md">
        {note && <Text c="dimmed">{note}</Text>}
        <TextInput
          label={t('modelo145.hijo.nombre')}
          description={t('modelo145.hijo.nombre-nota')}
          value={value.nombre}
          maxLength={60}
          autoComplete="off"
          onChange={({ currentTarget }) => change({ nombre: currentTarget.value })}
        />
        <YearField
          label={t('modelo145.hijo.ano')}
          value={value.anoNacimiento || null}
          onChange={(year) => change({ anoNacimiento: year ?? 0 })}
        />
        {children}
        <Disability title={t('modelo145.discapacidad-suya')} group={group} value={value} onChange={change} />
        <ProblemLine of={of.problems} />
      </Stack>
    </Sheet>
  );
}
