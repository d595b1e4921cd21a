export { checkCapacity, checkStockEdit, type StockEditErrors, type StockEditInput } from './checkStockEdit.ts';
export { findUndoObstacle, type SlotChange, type UndoObstacle } from './findUndoObstacle.ts';
export { type EditDates, listEditDates } from './listEditDates.ts';
export {
  type PlannedSlot,
  planStockEdit,
  type StockAction,
  type StockEditPlan,
  type StockSlot,
  type StockState,
  toPlan,
} from './planStockEdit.ts';
