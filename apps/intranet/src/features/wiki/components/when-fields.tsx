import { useTranslation } from 'react-i18next';
import { Stack, Text } from '@mantine/core';
import type { ContractForm } from '@jornada/web/form/contract-form.ts';
import { DayField, HourField } from '@jornada/web/form/fields.tsx';
import { SwitchField } from '@jornada/web/form/switch-row.tsx';
import { Section } from '@jornada/web/list/section.tsx';
import { useFormat } from '@jornada/web/use-format.ts';
import type { Values } from '../model/values.ts';
import classes from '../wiki.module.css';

type Props = { of: ContractForm<Values>; zona: string | undefined; /** It is published: its beginning is over. */ isOut: boolean };

/** From when and until when it is read, whether it stays at the top, and whether reading is confirmed. */
export function WhenFields({ of, zona, isOut }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <Section title={t('wiki.formulario.cuando.titulo')}>
      <Stack gap="md">
        {!isOut && (
          <div className={classes.pair}>
            <DayField of={of} name="publicaDia" toward="future" label={t('wiki.formulario.cuando.publica')} />
            <HourField of={of} name="publicaHora" label={t('wiki.formulario.cuando.hora')} />
          </div>
        )}
        <div className={classes.pair}>
          <DayField of={of} name="caducaDia" toward="future" label={t('wiki.formulario.cuando.caduca')} />
          <HourField of={of} name="caducaHora" label={t('wiki.formulario.cuando.hora')} />
        </div>
        <Text c="dimmed" size="sm">
          {t(isOut ? 'wiki.formulario.cuando.nota-publicado' : 'wiki.formulario.cuando.nota', { zona: zona ?? format.zone })}
        </Text>
        <SwitchField of={of} name="fijado" label={t('wiki.formulario.fijado')} note={t('wiki.formulario.fijado-nota')} />
        <SwitchField of={of} name="confirmacion" label={t('wiki.formulario.confirmacion')} note={t('wiki.formulario.confirmacion-nota')} />
        {of.values.confirmacion && <DayField of={of} name="confirmarAntes" toward="future" label={t('wiki.formulario.confirmar-antes')} />}
      </Stack>
    </Section>
  );
}
