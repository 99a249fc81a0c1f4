import { useTranslation } from 'react-i18next';
import { departamentos, type DepartamentoGestionado } from '@jornada/contract';
import { Aside } from '@jornada/web/list/aside.tsx';
import { Facts } from '@jornada/ui/facts.tsx';
import { CloseOrReopen } from '../../../shared/close-or-reopen.tsx';
import { PeopleOf } from '../../../shared/people-of.tsx';
import { DepartmentForm } from './department-form.tsx';

type Props = {
  departamento: DepartamentoGestionado;
  arriba: readonly DepartamentoGestionado[];
  /** Open departments belong to it. */
  contains: boolean;
  onClose: () => void;
};

/** One department: its form, who is in it, and its end. */
export function OneDepartment({ departamento, arriba, contains, onClose }: Props) {
  const { t } = useTranslation();
  const { id, nombre, personas, abierto } = departamento;
  return (
    <Aside title={nombre} onClose={onClose}>
      <Facts items={[[t('departamentos.gente'), t('gestion.personas', { count: personas })]]} />
      {abierto && <DepartmentForm departamento={departamento} arriba={arriba} />}
      <PeopleOf title={t('gestion.quien')} nobody={t('gestion.quien-nadie')} of={{ departamento: id }} />
      <CloseOrReopen
        of="departamentos"
        calls={departamentos}
        list={departamentos.gestion}
        thing={departamento}
        people={personas}
        obstacle={contains && t('errores.departamentos.con-departamentos')}
      />
    </Aside>
  );
}
