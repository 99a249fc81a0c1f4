import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NativeSelect, UnstyledButton } from '@mantine/core';
import type { DiaDelMesVista, mes } from '@jornada/contract';
import type { SalidaDe } from '@jornada/contract/call.ts';
import { permisos } from '@jornada/contract/permisos/calls.ts';
import type { TipoPermiso } from '@jornada/contract/permisos/vistas.ts';
import { useRead } from '@jornada/web/calls.ts';
import { Hint } from '@jornada/web/list/section.tsx';
import { useProfile } from '@jornada/web/services.tsx';
import { NoteLeave } from '../../../shared/note-leave.tsx';
import { AskAbsence } from './ask-absence.tsx';
import classes from '../person.module.css';

type Props = { dia: DiaDelMesVista; persona: SalidaDe<typeof mes.dias>['persona'] };

/** Permits that need nothing but days and what happened on the first one; the others are asked for by the person, who knows more. */
const isOfDaysAlone = ({ pide: { hecho, grado, minutos } }: TipoPermiso): boolean => hecho !== 'nacimiento' && !grado && !minutos;

/** Nobody clocked because the person was away: the person who runs the company enters that here. */
export function MendAbsence(props: Props) {
  const { t } = useTranslation();
  const { EsAdmin, Modulos } = useProfile();
  const [isOpen, setOpen] = useState(false);
  const modules = (['bajas', 'vacaciones', 'permisos'] as const).filter((modulo) => Modulos.includes(modulo));
  if (!EsAdmin || modules.length === 0) return null;
  return isOpen ? (
    <Absence {...props} modules={modules} onDone={() => setOpen(false)} />
  ) : (
    <UnstyledButton className={classes.way} onClick={() => setOpen(true)}>
      {t('mes.poner-ausencia')}
    </UnstyledButton>
  );
}

type AbsenceProps = Props & { modules: readonly ('bajas' | 'vacaciones' | 'permisos')[]; onDone: () => void };

function Absence({ dia: { fecha }, persona, modules, onDone }: AbsenceProps) {
  const { t } = useTranslation();
  const [kind, setKind] = useState('');
  const place = useRef<HTMLDivElement>(null);
  // The button that opened it is gone.
  useEffect(() => place.current?.querySelector('select')?.focus(), []);
  const families = useRead(permisos.familiasDe, { persona: persona.id }, { enabled: modules.includes('permisos') });
  const kinds = families.data?.items.flatMap(({ tipos }) => tipos).filter(isOfDaysAlone) ?? [];
  const permit = kinds.find(({ codigo }) => `permiso.${codigo}` === kind);
  return (
    <div ref={place} className={classes.absence}>
      <NativeSelect
        label={t('mes.ausencia.tipo')}
        value={kind}
        data={[
          { value: '', label: t('mes.ausencia.elige') },
          ...(modules.includes('bajas') ? [{ value: 'baja', label: t('mes.ausencia.baja') }] : []),
          ...(modules.includes('vacaciones') ? [{ value: 'vacaciones', label: t('mes.ausencia.vacaciones') }] : []),
          ...(kinds.length > 0
            ? [
                {
                  group: t('mes.ausencia.permisos'),
                  items: kinds.map(({ codigo, nombre }) => ({ value: `permiso.${codigo}`, label: nombre })),
                },
              ]
            : []),
        ]}
        onChange={({ currentTarget }) => setKind(currentTarget.value)}
      />
      {kind === 'baja' && (
        <>
          <Hint>{t('mes.baja-nota')}</Hint>
          <NoteLeave persona={persona.id} fecha={fecha} onSaved={onDone} />
        </>
      )}
      {(kind === 'vacaciones' || permit) && (
        <AskAbsence key={kind} fecha={fecha} persona={persona} permit={permit ?? null} onDone={onDone} />
      )}
      <UnstyledButton className={classes.way} onClick={onDone}>
        {t('mes.no-anotar')}
      </UnstyledButton>
    </div>
  );
}
