import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NativeSelect, Textarea, TextInput } from '@mantine/core';
import { bolsa, type CuentaBolsaVista } from '@jornada/contract';
import { EmptyState } from '@jornada/ui/message-state.tsx';
import { useWebServices } from '@jornada/web/services.tsx';
import { useSameKey } from '@jornada/web/use-same-key.ts';
import { useFormat } from '@jornada/web/use-format.ts';
import { useRead, useSend } from '@jornada/web/calls.ts';
import { Form } from '../../../shared/form.tsx';
import { Loaded } from '../../../shared/loaded.tsx';
import { PersonSearch } from '../../../shared/person-search.tsx';
import { Facts, Section } from '../../../shared/parts.tsx';
import parts from '../../../shared/parts.module.css';
import { useMissing } from '../../../shared/use-missing.ts';
import { minutesOf } from '../model/hours.ts';

/** The hour bank of one person, and the form that writes into it. */
export function OneBank({ persona, onPersona }: { persona: number | null; onPersona: (id: number) => void }) {
  const { t } = useTranslation();
  return (
    <>
      <PersonSearch label={t('bolsas.buscar')} onChoose={onPersona} />
      {persona === null ? (
        <EmptyState title={t('bolsas.sin-persona')} text={t('bolsas.sin-persona-texto')} />
      ) : (
        <Bank key={persona} persona={persona} />
      )}
    </>
  );
}

function Bank({ persona }: { persona: number }) {
  const { t } = useTranslation();
  const format = useFormat();
  const query = useRead(bolsa.cuenta, { persona });
  return (
    <Loaded query={query}>
      {({ persona: { nombre }, cuenta }) => (
        <>
          <h2 className={parts.named}>{nombre}</h2>
          <Facts
            items={[
              [t('bolsas.saldo'), format.balance(cuenta.saldoMinutos)],
              [t('bolsas.comprometido'), format.duration(cuenta.comprometidosMinutos)],
              [t('bolsas.campos.tope'), cuenta.topeMinutos === null ? t('bolsas.sin-tope') : format.durationWithUnit(cuenta.topeMinutos)],
              [
                t('bolsas.caduca'),
                cuenta.proximaCaducidad
                  ? t('bolsas.caduca-cuanto', {
                      horas: format.durationWithUnit(cuenta.proximaCaducidad.minutos),
                      fecha: format.date(cuenta.proximaCaducidad.fecha, 'numeric'),
                    })
                  : t('bolsas.caduca-nada'),
              ],
            ]}
          />
          <Section title={t('bolsas.anotar')} note={t('bolsas.anotar-nota')}>
            <Note key={cuenta.movimientos.length} persona={persona} />
          </Section>
          <Section title={t('bolsas.movimientos')}>
            <Movements cuenta={cuenta} />
          </Section>
        </>
      )}
    </Loaded>
  );
}

function Movements({ cuenta }: { cuenta: CuentaBolsaVista }) {
  const { t } = useTranslation();
  const format = useFormat();
  if (cuenta.movimientos.length === 0) return <p className={parts.note}>{t('bolsas.sin-movimientos')}</p>;
  return (
    <ul className={parts.history}>
      {cuenta.movimientos.toReversed().map(({ id, clase, fecha, minutos, saldoMinutos, motivo, autor }) => (
        <li key={`${id} ${fecha} ${clase} ${saldoMinutos}`} className={parts.movement}>
          <span>
            {t(`resumen.bolsa.clases.${clase}`, { mes: format.month(Number(fecha.slice(5, 7))) })}
            <small>{[format.date(fecha, 'numeric'), autor, motivo && `«${motivo}»`].filter(Boolean).join(' · ')}</small>
          </span>
          <span>
            {format.balance(minutos)}
            <small>{format.balance(saldoMinutos)}</small>
          </span>
        </li>
      ))}
    </ul>
  );
}

const CLASES = ['ajuste', 'abono'] as const;

function Note({ persona }: { persona: number }) {
  const { t } = useTranslation();
  const { notices } = useWebServices();
  const [clase, setClase] = useState<(typeof CLASES)[number]>('ajuste');
  const [horas, setHoras] = useState('');
  const [motivo, setMotivo] = useState('');
  const anotar = useSend(bolsa.anotar);
  const keyOf = useSameKey();
  const minutos = minutesOf(horas);
  const missing = useMissing();
  const save = () => {
    if (!missing.isComplete(horas, motivo) || !minutos) return;
    const nota = { persona, clase, minutos, motivo };
    // Pressed again after a lost answer it is the same line, not a second one.
    anotar.mutate(nota, { idempotencyKey: keyOf(nota), onSuccess: () => notices.show(t('gestion.guardado')) });
  };
  return (
    <Form
      isDirty={horas.trim() !== '' || motivo.trim() !== ''}
      isBusy={anotar.isPending}
      error={anotar.error}
      save={t('bolsas.anotar')}
      onSave={save}
    >
      <div className={parts.pair}>
        <NativeSelect
          label={t('bolsas.campos.clase')}
          value={clase}
          data={CLASES.map((value) => ({ value, label: t(`bolsas.clases.${value}`) }))}
          onChange={(event) => setClase(CLASES.find((one) => one === event.currentTarget.value) ?? 'ajuste')}
        />
        <TextInput
          inputMode="text"
          label={t('bolsas.campos.horas')}
          description={t(clase === 'ajuste' ? 'bolsas.campos.horas-nota' : 'bolsas.campos.abono-nota')}
          value={horas}
          aria-required
          error={missing.at(horas) ?? (horas.trim() !== '' && !minutos ? t('bolsas.campos.no-son-horas') : undefined)}
          onChange={(event) => setHoras(event.currentTarget.value)}
        />
      </div>
      <Textarea
        label={t('bolsas.campos.motivo')}
        value={motivo}
        rows={2}
        maxLength={500}
        aria-required
        error={missing.at(motivo)}
        onChange={(event) => setMotivo(event.currentTarget.value)}
      />
    </Form>
  );
}
