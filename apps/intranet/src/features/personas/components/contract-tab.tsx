import { useTranslation } from 'react-i18next';
import { contratos, entradaContrato, entradaNacimiento, entradaNaf, type ContratoDePersona } from '@jornada/contract/contratos.ts';
import { DURACIONES } from '@jornada/domain/contratos/index.ts';
import { formatNumero } from '@jornada/domain/personas/index.ts';
import { Line } from '@jornada/ui/line.tsx';
import { Note } from '@jornada/ui/note.tsx';
import { IconAlertTriangle } from '@jornada/ui/icons.ts';
import { Rows } from '@jornada/ui/rows.tsx';
import { useRead, useSend } from '@jornada/web/calls.ts';
import { DayField, NumberField, SelectField, TextField } from '@jornada/web/form/fields.tsx';
import { Form } from '@jornada/web/form/form.tsx';
import { Pair } from '@jornada/web/form/pair.tsx';
import { SwitchField } from '@jornada/web/form/switch-row.tsx';
import { useContractForm } from '@jornada/web/form/use-contract-form.ts';
import { Ask } from '@jornada/web/list/ask.tsx';
import { Loaded } from '@jornada/web/list/loaded.tsx';
import { Hint, Section } from '@jornada/web/list/section.tsx';
import { useWebServices } from '@jornada/web/services.tsx';
import { useFormat } from '@jornada/web/use-format.ts';
import { Leaving } from './leaving.tsx';
import type { TabProps } from './tab-props.ts';

type Version = ContratoDePersona['versiones'][number];

/** What the contract of a person says, version by version, the birth date, and the end of the employment. */
export function ContractTab({ persona, onReload }: TabProps) {
  return (
    <>
      <Contract persona={persona.id} />
      {persona.asignaciones.length > 0 && <Leaving persona={persona} onReload={onReload} />}
    </>
  );
}

function Contract({ persona: id }: { persona: number }) {
  const { t } = useTranslation();
  // Each look is in the audit log, so it is not repeated by itself.
  const query = useRead(contratos.byId, { persona: id }, { staleTime: Infinity });
  return (
    <Loaded query={query}>
      {(contrato) => (
        <>
          <Hint>{t('contratos.nota')}</Hint>
          <Versions of={contrato} onReload={() => void query.refetch()} />
          <Section title={t('contratos.cambio')} note={t('contratos.cambio-nota')}>
            <ContractForm key={contrato.version} of={contrato} />
          </Section>
          <Section title={t('contratos.campos.nacimiento')}>
            {contrato.esMenor && (
              <Note icon={IconAlertTriangle} tone="warn">
                {t('contratos.menor')}
              </Note>
            )}
            <BirthForm key={contrato.version} of={contrato} />
          </Section>
          <Section title={t('contratos.seguridad-social')}>
            <NafForm key={contrato.version} of={contrato} />
          </Section>
          {contrato.historia.length > 0 && <History of={contrato} />}
        </>
      )}
    </Loaded>
  );
}

/** The words of a version: share, length, complementary hours. */
function useContractWords() {
  const { t } = useTranslation();
  const format = useFormat();
  const share = (porMil: number): string =>
    porMil === 1000 ? t('contratos.completa') : t('contratos.parcial', { parte: format.number(porMil / 10) });
  return {
    t,
    format,
    share,
    more: ({
      duracion,
      complementariasPorCien,
      voluntarias,
    }: Pick<Version, 'duracion' | 'complementariasPorCien' | 'voluntarias'>): string =>
      [
        t(`contratos.duraciones.${duracion}`),
        complementariasPorCien > 0 && t('contratos.complementarias', { parte: format.number(complementariasPorCien) }),
        voluntarias && t('contratos.con-voluntarias'),
      ]
        .filter(Boolean)
        .join(' · '),
  };
}

function Versions({ of: { persona, version, versiones }, onReload }: { of: ContratoDePersona; onReload: () => void }) {
  const { t, format, share, more } = useContractWords();
  const { notices } = useWebServices();
  const removal = useSend(contratos.quitar, { onSuccess: () => notices.show(t('gestion.guardado')) });
  if (versiones.length === 0) return <Hint>{t('contratos.sin-datos')}</Hint>;
  const day = (fecha: string): string => format.date(fecha, 'numeric');
  const last = versiones[0];
  return (
    <>
      <Rows padded aria-label={t('contratos.titulo')}>
        {versiones.map((one) => (
          <Line
            key={one.desde}
            end={
              <>
                {one.hasta === null
                  ? t('contratos.desde', { dia: day(one.desde) })
                  : t('contratos.entre', { desde: day(one.desde), hasta: day(one.hasta) })}
                {one.esActual && <small>{t('contratos.ahora')}</small>}
              </>
            }
          >
            {share(one.porMil)}
            <small>{more(one)}</small>
          </Line>
        ))}
      </Rows>
      {last && (
        <Ask
          opener={t('contratos.quitar')}
          question={t('contratos.quitar-pregunta', { dia: day(last.desde) })}
          yes={t('contratos.quitar')}
          isBusy={removal.isPending}
          error={removal.error}
          onReload={onReload}
          onYes={() => removal.mutate({ persona: persona.id, version, desde: last.desde })}
        >
          <p>{t('contratos.quitar-nota')}</p>
        </Ask>
      )}
    </>
  );
}

const MOST = 100;
const isShare = (typed: string): boolean => {
  const share = Number(typed.replace(',', '.'));
  return typed.trim() !== '' && share >= 0.1 && share <= MOST;
};

function ContractForm({ of: { persona, version, versiones } }: { of: ContratoDePersona }) {
  const { t, format } = useContractWords();
  const last = versiones[0];
  const form = useContractForm(contratos.guardar, {
    schema: entradaContrato,
    which: { persona: persona.id, version },
    initial: {
      desde: '',
      parte: format.number((last?.porMil ?? 1000) / 10),
      duracion: last?.duracion ?? ('indefinido' as const),
      complementariasPorCien: last?.complementariasPorCien ?? 0,
      voluntarias: last?.voluntarias ?? false,
    },
    input: ({ parte, complementariasPorCien, ...same }) => ({
      ...same,
      porMil: isShare(parte) ? Math.round(Number(parte.replace(',', '.')) * 10) : Number.NaN,
      complementariasPorCien: complementariasPorCien ?? Number.NaN,
    }),
    names: { porMil: 'parte' },
    check: ({ parte }): Record<string, string> => (isShare(parte) ? {} : { parte: t('contratos.campos.parte-mal') }),
    draft: `persona.${persona.id}.contrato`,
    notice: t('gestion.guardado'),
  });
  const isPart = isShare(form.values.parte) && Number(form.values.parte.replace(',', '.')) < MOST;
  return (
    <Form of={form} save={t('contratos.guardar')} isAside>
      <DayField of={form} name="desde" label={t('contratos.campos.desde')} />
      <Pair>
        <TextField of={form} name="parte" inputMode="decimal" label={t('contratos.campos.parte')} />
        <SelectField
          of={form}
          name="duracion"
          label={t('contratos.campos.duracion')}
          options={DURACIONES.map((value) => ({ value, label: t(`contratos.duraciones.${value}`) }))}
        />
      </Pair>
      {isPart && (
        <>
          <NumberField
            of={form}
            name="complementariasPorCien"
            label={t('contratos.campos.complementarias')}
            description={t('contratos.campos.complementarias-nota')}
          />
          <SwitchField of={form} name="voluntarias" label={t('contratos.campos.voluntarias')} />
        </>
      )}
    </Form>
  );
}

function BirthForm({ of: { persona, version, nacimiento } }: { of: ContratoDePersona }) {
  const { t } = useTranslation();
  const form = useContractForm(contratos.guardarNacimiento, {
    schema: entradaNacimiento,
    which: { persona: persona.id, version },
    initial: { nacimiento: nacimiento ?? '' },
    input: ({ nacimiento: typed }) => ({ nacimiento: typed === '' ? null : typed }),
    notice: t('gestion.guardado'),
  });
  return (
    <Form of={form} save={t('contratos.guardar-nacimiento')} isAside>
      <DayField
        of={form}
        name="nacimiento"
        toward="past"
        label={t('contratos.campos.nacimiento')}
        description={t('contratos.campos.nacimiento-nota')}
      />
    </Form>
  );
}

function NafForm({ of: { persona, version, naf } }: { of: ContratoDePersona }) {
  const { t } = useTranslation();
  const form = useContractForm(contratos.guardarNaf, {
    schema: entradaNaf,
    which: { persona: persona.id, version },
    initial: { naf: formatNumero(naf ?? '') },
    input: ({ naf: typed }) => ({ naf: typed === '' ? null : typed }),
    notice: t('gestion.guardado'),
  });
  return (
    <Form of={form} save={t('contratos.guardar-naf')} isAside>
      <TextField of={form} name="naf" inputMode="numeric" label={t('contratos.campos.naf')} description={t('contratos.campos.naf-nota')} />
    </Form>
  );
}

/** Everything that was written, by whom and when. */
function History({ of: { historia } }: { of: ContratoDePersona }) {
  const { t, format, share, more } = useContractWords();
  return (
    <Section title={t('contratos.historia')}>
      <Rows padded>
        {historia.map(({ porMil, duracion, complementariasPorCien, voluntarias, quitada, desde, autor, momento }) => (
          <Line key={`${desde} ${momento}`} end={t('contratos.desde', { dia: format.date(desde, 'numeric') })}>
            {quitada || porMil === null ? t('contratos.quitada') : share(porMil)}
            {duracion !== null && complementariasPorCien !== null && voluntarias !== null && (
              <small>{more({ duracion, complementariasPorCien, voluntarias })}</small>
            )}
            <small>
              {t('contratos.historia-linea', {
                autor,
                momento: `${format.date(format.dayOf(momento), 'dayYear')}, ${format.hour(momento)}`,
              })}
            </small>
          </Line>
        ))}
      </Rows>
    </Section>
  );
}
