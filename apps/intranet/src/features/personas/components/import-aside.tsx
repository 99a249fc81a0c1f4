import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Icon } from '@tabler/icons-react';
import { Button, Paper, Stack, Text } from '@mantine/core';
import type { Ensayo } from '@jornada/contract';
import { Glyph } from '@jornada/ui/glyph.tsx';
import {
  IconAddressBook,
  IconBuilding,
  IconCalendarClock,
  IconCertificate,
  IconFileTypeCsv,
  IconMail,
  IconUserOff,
  IconUpload,
  IconUserPlus,
} from '@jornada/ui/icons.ts';
import { useFormat } from '@jornada/web/use-format.ts';
import { DayInput } from '@jornada/web/fields/day-input.tsx';
import { Line } from '@jornada/ui/line.tsx';
import { Rows } from '@jornada/ui/rows.tsx';
import { Problem } from '@jornada/web/form/problem.tsx';
import { SwitchRow } from '@jornada/web/form/switch-row.tsx';
import { useSendsMail } from '../../../shared/mail-note.tsx';
import { ACCEPTED } from '../../../shared/list-files/list-files.ts';
import { FileButton } from '@jornada/web/files/file-button.tsx';
import classes from '../import.module.css';

type Props = {
  ensayo: Ensayo;
  error: unknown;
  isBusy: boolean;
  onDay: (desde: string) => void;
  onApply: (invite: boolean) => void;
  onFile: (file: File) => void;
};

const SEPARATORS: Record<Ensayo['archivo']['separador'], string> = { ';': ';', ',': ',', '\t': '⇥' };

/** What the import will do, and the button that does it. */
export function ImportAside({ ensayo, error, isBusy, onDay, onApply, onFile }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  const [invitar, setInvitar] = useState(true);
  const sendsMail = useSendsMail();
  const { archivo, cuentas, desde } = ensayo;
  const lines = cuentas.crear + cuentas.cambiar;
  const day = format.date(desde, 'day');
  return (
    <aside className={classes.aside} aria-label={t('personas.importar.al-aplicar-titulo')}>
      <Rows padded>
        <Line lead={<Glyph of={IconFileTypeCsv} size="lg" />}>
          <b>{archivo.nombre}</b>
          <small>
            {t('personas.importar.archivo', {
              lineas: t('personas.importar.lineas', { count: archivo.lineas }),
              codificacion: archivo.codificacion,
              separador: SEPARATORS[archivo.separador],
            })}
          </small>
        </Line>
      </Rows>
      <h2>{t('personas.importar.al-aplicar-titulo')}</h2>
      <Rows padded>
        {cuentas.crear > 0 && (
          <Effect
            icon={IconUserPlus}
            text={t('personas.importar.efectos.crear', { count: cuentas.crear })}
            note={t('personas.importar.efectos.crear-nota')}
          />
        )}
        {ensayo.departamentosNuevos.length > 0 && (
          <Effect
            icon={IconAddressBook}
            text={t('personas.importar.efectos.departamento', { count: ensayo.departamentosNuevos.length })}
            note={ensayo.departamentosNuevos.join(', ')}
          />
        )}
        {invitar && cuentas.conCorreo > 0 && (
          <Effect
            icon={IconMail}
            text={t(sendsMail ? 'personas.importar.efectos.invitar' : 'personas.importar.efectos.invitar-espera', {
              count: cuentas.conCorreo,
            })}
            note={t(sendsMail ? 'personas.importar.efectos.invitar-nota' : 'personas.importar.efectos.invitar-espera-nota')}
          />
        )}
        {cuentas.cambianHorario > 0 && (
          <Effect
            icon={IconCalendarClock}
            text={t('personas.importar.efectos.horario', { count: cuentas.cambianHorario, dia: day })}
            note={t('personas.importar.efectos.horario-nota')}
          />
        )}
        {cuentas.cambianCentro > 0 && (
          <Effect
            icon={IconBuilding}
            text={t('personas.importar.efectos.centro', { count: cuentas.cambianCentro })}
            note={t('personas.importar.efectos.centro-nota')}
          />
        )}
        {cuentas.contratos > 0 && (
          <Effect
            icon={IconCertificate}
            text={t('personas.importar.efectos.contrato', { count: cuentas.contratos })}
            note={t('personas.importar.efectos.contrato-nota')}
          />
        )}
        <Effect icon={IconUserOff} text={t('personas.importar.efectos.nadie')} note={t('personas.importar.efectos.nadie-nota')} />
      </Rows>
      {cuentas.conCorreo > 0 && <SwitchRow label={t('personas.nueva.invitar')} checked={invitar} disabled={isBusy} onChange={setInvitar} />}
      {cuentas.cambianHorario + cuentas.cambianCentro + cuentas.cambianContrato > 0 && (
        <DayInput isKept label={t('personas.importar.desde')} value={desde} disabled={isBusy} onChange={onDay} />
      )}
      {cuentas.rechazada > 0 && (
        <Paper component="p" m={0} bg="var(--j-sunk)" px="md" py="sm">
          <b>{t('personas.importar.fuera', { count: cuentas.rechazada })}</b>{' '}
          {t('personas.importar.fuera-nota', { count: cuentas.rechazada })}
        </Paper>
      )}
      <Stack gap="xs" mt="auto">
        <Problem error={error} />
        {lines === 0 ? (
          <p>{t('personas.importar.nada')}</p>
        ) : (
          <Button size="xl" fullWidth loading={isBusy} onClick={() => onApply(invitar)}>
            {t('personas.importar.aplicar', { count: lines })}
          </Button>
        )}
        <FileButton
          accept={ACCEPTED}
          leftSection={<Glyph of={IconUpload} />}
          label={t('personas.importar.otro')}
          isBusy={isBusy}
          onFile={onFile}
        />
        <Text fz="xs" c="dimmed" ta="center">
          {t('personas.importar.anotado')}
        </Text>
      </Stack>
    </aside>
  );
}

function Effect({ icon, text, note }: { icon: Icon; text: string; note: string }) {
  return (
    <Line lead={<Glyph of={icon} />}>
      <b>{text}</b>
      <small>{note}</small>
    </Line>
  );
}
