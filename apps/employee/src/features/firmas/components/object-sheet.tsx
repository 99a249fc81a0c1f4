import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, Stack, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { MesParaFirmar } from '@jornada/contract/firmas/vistas.ts';
import { CheckRow } from '@jornada/ui/check-row.tsx';
import { CountedTextarea } from '@jornada/ui/counted-textarea.tsx';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconCalendarEvent } from '@jornada/ui/icons.ts';
import { Sheet } from '@jornada/ui/sheet.tsx';
import { useFormat } from '@jornada/web/use-format.ts';
import { useMessageOf } from '@jornada/web/use-message-of.ts';
import { monthOf } from '@jornada/web/month.ts';
import { useObjetar } from '../api.ts';
import classes from '../firmas.module.css';

const MOST_WORDS = 500;

/** What is wrong, and on which days; afterwards the way to correct each of them. */
export function ObjectSheet({ of, onClose }: { of: MesParaFirmar; onClose: () => void }) {
  const { t } = useTranslation();
  const format = useFormat();
  const messageOf = useMessageOf();
  const [dias, setDias] = useState<readonly string[]>([]);
  const [texto, setTexto] = useState('');
  const [isSent, setSent] = useState(false);
  const object = useObjetar(() => setSent(true));
  const { ano, mes, huella } = of;
  const all = of.dias.map(({ fecha }) => fecha);
  const toggle = (fecha: string) => setDias((now) => (now.includes(fecha) ? now.filter((one) => one !== fecha) : [...now, fecha]));
  if (isSent)
    return (
      <Sheet title={t('firmas.mal.titulo')} closeLabel={t('firmas.mal.cerrar')} onClose={onClose}>
        <Stack gap="md">
          <Text role="status">{t('firmas.mal.hecho')}</Text>
          {dias.toSorted().map((fecha) => (
            <Button
              key={fecha}
              variant="default"
              leftSection={<Glyph of={IconCalendarEvent} size="sm" />}
              renderRoot={(props) => <Link {...props} to="/registros-list" search={{ mes: monthOf(fecha), dia: fecha }} />}
            >
              {t('firmas.mal.corregir', { dia: format.date(fecha, 'weekdayDay') })}
            </Button>
          ))}
        </Stack>
      </Sheet>
    );
  return (
    <Sheet
      title={t('firmas.mal.titulo')}
      closeLabel={t('firmas.mal.cerrar')}
      onClose={onClose}
      foot={
        <Button
          size="xl"
          fullWidth
          loading={object.isPending}
          disabled={texto.trim() === ''}
          onClick={() => object.mutate({ ano, mes, huella, dias: [...dias], texto: texto.trim() })}
        >
          {t('firmas.mal.enviar')}
        </Button>
      }
    >
      <Stack gap="md">
        <Text c="dimmed">{t('firmas.mal.texto')}</Text>
        <CountedTextarea
          label={t('firmas.mal.palabras')}
          value={texto}
          max={MOST_WORDS}
          count={t('correcciones.cuenta', { usados: texto.length, max: MOST_WORDS })}
          required
          onChange={setTexto}
        />
        {object.error && (
          <Text size="sm" c="bad" role="alert">
            {messageOf(object.error)}
          </Text>
        )}
        {all.length > 0 && (
          <fieldset className={classes.choose}>
            <legend>{t('firmas.mal.dias')}</legend>
            {all.map((fecha) => (
              <CheckRow key={fecha} checked={dias.includes(fecha)} onChange={() => toggle(fecha)}>
                {format.date(fecha, 'weekdayDay')}
              </CheckRow>
            ))}
          </fieldset>
        )}
      </Stack>
    </Sheet>
  );
}
