import { Button } from '@mantine/core';
import { entradaTarifa, tarifas, type TarifaVista } from '@jornada/contract/tarifas.ts';
import { Facts } from '@jornada/ui/facts.tsx';
import { MoneyField } from '@jornada/web/form/amount-fields.tsx';
import { DayField } from '@jornada/web/form/fields.tsx';
import { Form } from '@jornada/web/form/form.tsx';
import { Pair } from '@jornada/web/form/pair.tsx';
import { useContractForm } from '@jornada/web/form/use-contract-form.ts';
import { PersonSearch } from '../../../shared/person-search.tsx';
import { useRateWords } from '../use-rate-words.ts';
import { ProjectSearch } from '../../../shared/project-search.tsx';

type Named = { id: number; nombre: string } | null;
type Props = {
  rate: TarifaVista | null;
  /** Whose, and of which project, a new one is at first. */
  of?: { persona: Named; proyecto: Named };
  onSaved?: (saved: TarifaVista) => void;
};

/** Of everybody, in all projects. */
const NOBODYS = { persona: null, proyecto: null };

/** A rate: whose hours, in which project, from which day, and what they are billed at and cost. */
export function RateForm({ rate, of = NOBODYS, onSaved }: Props) {
  const { t, today } = useRateWords();
  const form = useContractForm(tarifas.guardar, {
    schema: entradaTarifa,
    which: rate ? { id: rate.id, version: rate.version } : undefined,
    initial: {
      persona: rate ? rate.persona : of.persona,
      proyecto: rate ? rate.proyecto : of.proyecto,
      desde: rate?.desde ?? today,
      precio: rate?.precio ?? null,
      coste: rate?.coste ?? null,
    },
    input: ({ persona, proyecto, ...same }) => ({ ...same, persona: persona?.id ?? null, proyecto: proyecto?.id ?? null }),
    draft: `tarifa.${rate?.id ?? 'nueva'}`,
    notice: t('gestion.guardado'),
    onSaved,
  });
  const { value: persona, set: setPersona } = form.field<Named>('persona');
  const { value: proyecto, set: setProyecto } = form.field<Named>('proyecto');
  return (
    <Form of={form} save={t(rate ? 'gestion.guardar' : 'tarifas.crear')}>
      <Facts
        items={[
          [t('tarifas.persona'), persona?.nombre ?? t('tarifas.quitar-persona')],
          [t('tarifas.proyecto'), proyecto?.nombre ?? t('tarifas.quitar-proyecto')],
        ]}
      />
      <PersonSearch label={t('tarifas.elegir-persona')} onChoose={(id, nombre) => setPersona({ id, nombre })} />
      {persona && (
        <Button variant="default" onClick={() => setPersona(null)}>
          {t('tarifas.quitar-persona')}
        </Button>
      )}
      <ProjectSearch label={t('tarifas.elegir-proyecto')} onChoose={(id, nombre) => setProyecto({ id, nombre })} />
      {proyecto && (
        <Button variant="default" onClick={() => setProyecto(null)}>
          {t('tarifas.quitar-proyecto')}
        </Button>
      )}
      <DayField of={form} name="desde" label={t('tarifas.vale-desde')} description={t('tarifas.vale-desde-nota')} />
      <Pair>
        <MoneyField of={form} name="precio" currency="EUR" label={t('tarifas.precio')} description={t('tarifas.precio-nota')} />
        <MoneyField of={form} name="coste" currency="EUR" label={t('tarifas.coste')} description={t('tarifas.coste-nota')} />
      </Pair>
    </Form>
  );
}
