import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { SalidaDe } from '@jornada/contract/call.ts';
import { proyectos } from '@jornada/contract/proyectos.ts';
import { EXCESOS_TAREAS } from '@jornada/domain/tareas/modelo.ts';
import { Choice, Choices } from '@jornada/ui/choices.tsx';
import { useRead, useRefresh, useSend } from '@jornada/web/calls.ts';
import { Problem } from '@jornada/web/form/problem.tsx';
import { Loaded } from '@jornada/web/list/loaded.tsx';
import { useWebServices } from '@jornada/web/services.tsx';
import classes from '../ajustes.module.css';

/** What happens with minutes beyond those worked: one press saves it. */
export function ExcessChoice() {
  const query = useRead(proyectos.ajustes, {});
  return <Loaded query={query}>{(ajustes) => <Chosen ajustes={ajustes} />}</Loaded>;
}

function Chosen({ ajustes }: { ajustes: SalidaDe<typeof proyectos.ajustes> }) {
  const { t } = useTranslation();
  const { notices } = useWebServices();
  const id = useId();
  const reload = useRefresh(proyectos.ajustes);
  const saving = useSend(proyectos.guardarAjustes, { onSuccess: () => notices.show(t('gestion.guardado')) });
  // The choice shows where it was pressed, and goes back if it is refused.
  const shown = saving.isPending && saving.variables ? saving.variables.exceso : ajustes.exceso;
  return (
    <section className={classes.excess}>
      <h2 id={id}>{t('proyectos.ajustes.exceso')}</h2>
      <Problem error={saving.error} onReload={reload} />
      <Choices labelledBy={id} isBusy={saving.isPending}>
        {EXCESOS_TAREAS.map((exceso) => (
          <Choice
            key={exceso}
            group={id}
            name={t(`proyectos.ajustes.excesos.${exceso}`)}
            detail={t(`proyectos.ajustes.exceso-nota.${exceso}`)}
            isChosen={exceso === shown}
            onChoose={() => exceso !== ajustes.exceso && saving.mutate({ exceso, version: ajustes.version })}
          />
        ))}
      </Choices>
    </section>
  );
}
